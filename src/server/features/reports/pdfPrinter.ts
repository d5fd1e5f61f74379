import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { PRINT_STATE } from '#contract/printedReport.ts';
import { Refusal } from '#server/base/errors.ts';
import type { AnswerRequest } from '#server/platform/http/answerInProcess.ts';
import { launchBrowser, NO_NETWORK } from './packedBrowser.ts';
import { createPrintQueue } from './printQueue.ts';

export type PdfWanted = {
  readonly path: string;
  /** Answers as the asker: the browser has no network and no cookies. */
  readonly answer: AnswerRequest;
  readonly locale: string;
  /** For fair turns. */
  readonly asker: string;
};

export type PdfPrinter = {
  print(wanted: PdfWanted): Promise<Buffer>;
  close(): Promise<void>;
};

const AT_ONCE = 2;
const MOST_WAITING = 20;
const MOST_OF_ONE = 3;

const PAGE_WITHIN = 60_000;

const ENDED_AFTER = 60_000;

/** Never reached: requests are answered in process. */
const ORIGIN = 'http://milepost.invalid';

/** Starts the packed browser with the first report and ends it when idle. */
export function createPdfPrinter({
  launch = () => launchBrowser(NO_NETWORK),
}: {
  readonly launch?: () => Promise<Browser>;
} = {}): PdfPrinter {
  const turns = createPrintQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING, mostOfOne: MOST_OF_ONE });
  let browser: Promise<Browser> | null = null;
  let ending: NodeJS.Timeout | null = null;

  function started(): Promise<Browser> {
    if (ending !== null) clearTimeout(ending);
    ending = null;
    browser ??= launch().then((running) => {
      running.on('disconnected', () => {
        browser = null;
      });
      return running;
    });
    browser.catch(() => {
      browser = null;
    });
    return browser;
  }

  async function end(): Promise<void> {
    const running = browser;
    browser = null;
    await running?.then(
      (each) => each.close(),
      () => {},
    );
  }

  return {
    print: (wanted) =>
      turns.take(wanted.asker, async () => {
        const running = await started().catch((cause: unknown) => {
          throw noBrowser(cause);
        });
        const context = await running.newContext({
          viewport: { width: 794, height: 1123 },
          locale: wanted.locale,
          colorScheme: 'light',
          serviceWorkers: 'block',
        });
        try {
          return await printPage(context, wanted);
        } finally {
          // A browser that has ended closed it.
          await context.close().catch(() => {});
          if (turns.isIdle()) ending = setTimeout(() => void end(), ENDED_AFTER).unref();
        }
      }),
    close: async () => {
      if (ending !== null) clearTimeout(ending);
      await end();
    },
  };
}

async function printPage(context: BrowserContext, { path, answer }: PdfWanted): Promise<Buffer> {
  const { promise: unanswered, reject } = Promise.withResolvers<never>();
  // Playwright would leave the rejection unhandled, which ends the process.
  await context.route('**/*', (route) => fulfil(route, answer).catch(reject));
  return Promise.race([printAddress(context, path), unanswered]);
}

async function printAddress(context: BrowserContext, path: string): Promise<Buffer> {
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_WITHIN);
  try {
    await page.goto(`${ORIGIN}${path}`, { waitUntil: 'domcontentloaded' });
    if ((await stateOf(page)) !== 'ready') throw refused();
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw tooLong();
    throw error;
  }
}

async function stateOf(page: Page): Promise<string | null> {
  const root = page.locator(`html[${PRINT_STATE}]`);
  await root.waitFor({ state: 'attached' });
  return root.getAttribute(PRINT_STATE);
}

/** Other origins are blocked. */
async function fulfil(route: Route, answer: AnswerRequest): Promise<void> {
  const request = route.request();
  const url = request.url();
  if (request.method() !== 'GET' || !url.startsWith(`${ORIGIN}/`)) return route.abort();
  const { status, headers, body } = await answer({
    url: url.slice(ORIGIN.length),
    accept: request.headers().accept ?? '*/*',
  });
  await route.fulfill({ status, headers: { ...headers }, body });
}

function noBrowser(cause: unknown): Refusal {
  return new Refusal({
    code: 'no_browser',
    status: 503,
    message:
      'This server has no browser that makes a PDF; “milepost doctor” tells its administrator what to install. Printing from the page works.',
    cause,
  });
}

function refused(): Refusal {
  return new Refusal({
    code: 'report_refused',
    status: 422,
    message: 'This report cannot be printed: it is too long, or nothing is left of it. Choose other filters.',
  });
}

function tooLong(): Refusal {
  return new Refusal({
    code: 'report_too_long',
    status: 503,
    message: 'The report took too long to print. Narrow its filters and try again.',
  });
}
