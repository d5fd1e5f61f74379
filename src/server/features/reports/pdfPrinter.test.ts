import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { PRINT_STATE } from '#contract/printedReport.ts';
import { launchBrowser, NO_NETWORK } from './packedBrowser.ts';
import { createPdfPrinter } from './pdfPrinter.ts';

it('where no browser starts a report is refused in a sentence, and the next one tries again', async () => {
  let tried = 0;
  const printer = createPdfPrinter({
    launch: async () => {
      tried += 1;
      throw new Error('spawn chromium ENOEXEC');
    },
  });
  const wanted = { path: '/', locale: 'en', asker: 'a test', answer: () => expect.fail('nothing is asked') };
  for (const times of [1, 2]) {
    await expect(printer.print(wanted)).rejects.toMatchObject({
      code: 'no_browser',
      status: 503,
      message: expect.stringContaining('milepost doctor'),
    });
    expect(tried).toBe(times);
  }
  await printer.close();
});

it('a report that is made is given, also where its page cannot be closed any more', async () => {
  const printer = createPdfPrinter({ launch: async () => withoutClosing(await launchBrowser(NO_NETWORK)) });
  const body = Buffer.from(`<!doctype html><html ${PRINT_STATE}="ready"><title>Report</title><p>Report`);
  const pdf = await printer.print({
    path: '/',
    locale: 'en',
    asker: 'a test',
    answer: async () => ({ status: 200, headers: { 'content-type': 'text/html' }, body }),
  });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await printer.close();
});

it('a report whose page is no longer answered, as when the server stops, fails alone', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const printer = createPdfPrinter();
  const printing = printer.print({
    path: '/',
    locale: 'en',
    asker: 'a test',
    answer: async () => {
      throw new Error('Fastify has already been closed');
    },
  });
  await expect(printing).rejects.toThrow('already been closed');
  await printer.close();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

/** As the browser refuses it whose context went with a page that was ended. */
function withoutClosing(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.close = async () => {
      throw new Error('Target.disposeBrowserContext: Failed to find context with id 9B');
    };
    return context;
  };
  return browser;
}
