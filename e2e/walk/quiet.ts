import type { BrowserContext, Request } from 'playwright-core';

/** The stream of changes never ends. */
const ENDLESS = /\/events$/;
const STILL_FOR_MS = 60;
const LONGEST_MS = 5_000;

/** Follows what the pages of a context ask for; the answer waits until nothing has been asked for a moment. */
export function watchQuiet(context: BrowserContext): () => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();

  function end(request: Request): void {
    open.delete(request);
    last = performance.now();
  }

  context.on('request', (request) => {
    if (!ENDLESS.test(new URL(request.url()).pathname)) open.add(request);
  });
  // Of what a page that closes had asked for, no end is told.
  context.on('page', (page) => page.on('close', () => open.clear()));
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return async () => {
    const until = performance.now() + LONGEST_MS;
    last = performance.now();
    while (performance.now() < until && (open.size > 0 || performance.now() - last < STILL_FOR_MS))
      await new Promise((resolve) => setTimeout(resolve, STILL_FOR_MS / 4));
  };
}
