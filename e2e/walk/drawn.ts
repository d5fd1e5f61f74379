import type { Page } from 'playwright-core';

/** React holds back what comes late for a third of a second; ms. */
const DRAWN_FOR_MS = 400;
const DRAWN_TRIES = 20;

/** Waits until nothing more is drawn: on a machine that is busy with other things, too. */
export async function drawn(page: Page, quiet: () => Promise<void>): Promise<void> {
  let before = -1;
  for (let tries = 0; tries < DRAWN_TRIES; tries += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
    const count = (await page.locator('[aria-busy="true"]').count()) > 0 ? -1 : await page.locator('*').count();
    if (count === before && count > 0) return;
    before = count;
    await page.waitForTimeout(DRAWN_FOR_MS);
    await quiet();
  }
}
