import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect } from './milepost.ts';

export type Look = {
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
};

/** Half the width and height at the same size of text: what is left of a screen at 200% zoom. */
export const ZOOMED = { width: 720, height: 450 } as const;

/** Shows the page the way a reader has set it. */
export async function lookAs(page: Page, { width, height, theme, direction }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme });
  await page.addInitScript((kept) => localStorage.setItem('milepost.direction', kept), direction);
}

/** Dashboard, filters, an expanded card and a detail: each fits across, and axe finds nothing. */
export async function lookAround(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expectFitting(page, 'the dashboard');

  await page.getByRole('button', { name: '1 Filter Selected' }).click();
  await expect(
    page.getByRole('textbox', { name: 'Keyword' }).or(page.getByRole('searchbox', { name: 'Keyword' })),
  ).toBeVisible();
  await expectFitting(page, 'the filters');
  await page.keyboard.press('Escape');
  const toggle = page.getByRole('button', { name: '1 Filter Selected' });
  if ((await toggle.getAttribute('aria-expanded')) === 'true') await toggle.click();

  await cards
    .nth(1)
    .getByRole('button', { name: /^Expand/ })
    .click();
  const collapse = page.getByRole('button', { name: 'Collapse' });
  await expect(collapse).toBeVisible();
  await expectFitting(page, 'an expanded card');
  await collapse.click();
  await expect(collapse).toHaveCount(0);

  await cards.nth(1).getByRole('link').first().click();
  const detail = page.getByRole('dialog');
  await expect(detail).toBeVisible();
  await expectFitting(page, 'a detail');
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
}

async function expectFitting(page: Page, what: string): Promise<void> {
  const { scrolled, seen } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(scrolled, `${what} is not wider than the screen`).toBeLessThanOrEqual(seen);
  await expectNoAxeViolations(page);
}
