import { expect, type Page } from '@playwright/test';

export function search(page: Page) {
  return page.getByRole('combobox', { name: 'Search and actions' });
}

/** Opens the palette by its keys. */
export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
}

/** Opens the palette, types, and presses what it then shows. */
export async function runInPalette(page: Page, text: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await search(page).fill(text);
  await page.getByRole('option', { name }).first().click();
}
