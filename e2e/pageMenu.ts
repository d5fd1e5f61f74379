import type { Page } from '@playwright/test';

/** Opens the menu of the dashboard that has what is not used daily, and chooses one of its items. */
export async function chooseOfPage(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
