import type { CDPSession, Page } from '@playwright/test';

/** The page before comes to rest first: nobody leaves it as its first card appears. */
export const SETTLING_MS = 500;

export async function firstCardsAt(page: Page, address: string): Promise<number> {
  await opened(page, address);
  return page.evaluate(() => window.firstCardsAt ?? Number.NaN);
}

/** A page that nobody has done anything with yet, come to rest. */
export async function opened(page: Page, address: string): Promise<Page> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForFunction(() => window.firstCardsAt !== null);
  await page.waitForTimeout(SETTLING_MS);
  return page;
}

/** Megabytes of script, after a collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** Runs in the page before its own script: notes when the first card that is whole, or what is named, has been painted. */
export function watchCards(selector = 'article:not([aria-busy])'): void {
  window.firstCardsAt = null;
  new MutationObserver(() => {
    if (window.firstCardsAt !== null || document.querySelector(selector) === null) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.firstCardsAt ??= performance.now();
      }, 0),
    );
  }).observe(document, { childList: true, subtree: true });
}

declare global {
  interface Window {
    firstCardsAt: number | null;
  }
}
