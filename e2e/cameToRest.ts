import type { Page } from '@playwright/test';
import { expect } from './milepost.ts';

/** What the page loads when idle is loaded. */
export async function cameToRest(page: Page): Promise<void> {
  let before = -1;
  await expect(async () => {
    const files = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const isAtRest = files === before;
    before = files;
    expect(isAtRest).toBe(true);
  }).toPass({ intervals: [1_000] });
}
