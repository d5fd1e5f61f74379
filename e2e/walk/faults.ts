import type { BrowserContext, Page, Request } from 'playwright-core';

/** What must never happen, whatever is pressed. */
export type Faults = {
  /** Those since the last time, each once. */
  take(): string[];
  /** How many requests that write were answered since the last time. */
  takeWrites(): number;
  /** How much was asked for, downloaded, or opened in pages of its own so far. */
  asked(): number;
};

/** The browser writes each refusal and each broken connection to the console too: these are looked at as answers. */
const ANSWER_IN_CONSOLE = /^Failed to load resource/;

/** Where somebody works is not kept, and saved dashboards are read by POST too. */
function isWriting(request: Request): boolean {
  if (['GET', 'HEAD'].includes(request.method())) return false;
  return !/\/editing$/.test(new URL(request.url()).pathname) && !/_method=get/.test(request.postData() ?? '');
}

/** Listens to all pages of a context: errors of the page, errors it writes to the console, answers that are the server's fault. */
export function watchFaults(context: BrowserContext): Faults {
  const faults = new Set<string>();
  let writes = 0;
  let asked = 0;
  context.on('request', () => (asked += 1));
  context.on('page', (page) => {
    asked += 1;
    page.on('download', () => (asked += 1));
    page.on('filechooser', () => (asked += 1));
  });
  context.on('weberror', (error) =>
    faults.add(`page error: ${firstLine(error.error().stack ?? error.error().message)}`),
  );
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !ANSWER_IN_CONSOLE.test(text)) faults.add(`console error: ${firstLine(text)}`);
  });
  context.on('response', (response) => {
    const request = response.request();
    const path = new URL(response.url()).pathname;
    if (response.status() >= 500) faults.add(`answered with ${response.status()}: ${request.method()} ${path}`);
    if (response.ok() && isWriting(request)) writes += 1;
  });
  return {
    take: () => {
      const taken = [...faults];
      faults.clear();
      return taken;
    },
    takeWrites: () => {
      const taken = writes;
      writes = 0;
      return taken;
    },
    asked: () => asked,
  };
}

/** What is open over the page, where the focus is, and whether the page is whole. */
export type View = {
  readonly address: string;
  /** Open dialogs and popovers by tag and classes, the uppermost last. */
  readonly overlays: readonly string[];
  /** The uppermost lets the page beside it be used, so that a press there does not close it. */
  readonly isBeside: boolean;
  readonly hasFocus: boolean;
  readonly isEmpty: boolean;
  /** How far the document can be scrolled sideways; px. */
  readonly sideways: number;
};

export async function viewOf(page: Page): Promise<View> {
  const view = await page.evaluate(() => {
    const overlays = [...document.querySelectorAll('dialog[open], :popover-open:not([role="tooltip"])')];
    const at = document.activeElement;
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      overlays: overlays.map((overlay) => [overlay.localName, ...overlay.classList].join('.')),
      isBeside: overlays.at(-1)?.matches('dialog:not(:modal, [popover])') === true,
      hasFocus: at !== null && at !== document.body && at !== document.documentElement,
      isEmpty: (document.getElementById('root') ?? document.body).innerText.trim() === '',
      sideways: Math.max(0, scrollWidth - clientWidth),
    };
  });
  return { ...view, address: page.url() };
}

/** What a view itself says that must not be. */
export function faultsIn(view: View): string[] {
  const faults: string[] = [];
  if (view.isEmpty) faults.push('the page is empty');
  if (view.sideways > 0) faults.push(`the document scrolls sideways by ${view.sideways} px`);
  return faults;
}

function firstLine(text: string): string {
  const [first = '', second = ''] = text.split('\n');
  return `${first} ${second.trim()}`.trim().slice(0, 300);
}
