import { expect, type Locator, type Page } from '@playwright/test';

/** Presses End until what stands last on the page is there: a very busy browser drops the scroll of a key now and then. */
export async function scrollToEnd(page: Page, last: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
