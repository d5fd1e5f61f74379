import type { Page } from '@playwright/test';
import { expect, test } from './milepost.ts';

const LEVELS = encodeURIComponent('{"depth":[0,1]}');

test.skip(
  process.env.MILEPOST_CHROMIUM !== undefined,
  'pictures are compared in the browser of the dependency alone: another one draws letters otherwise',
);

/** What no picture may hang on: which day it is stands still anyhow, motion is off, and what blinks is hidden. */
const STILL = { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixelRatio: 0.01 } as const;

const LOOKS = [
  { width: 1440, height: 900, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
  { width: 390, height: 844, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const;

test.describe('pictures of the dashboard', () => {
  for (const { width, height, theme } of LOOKS) {
    test(`${width} px, ${theme}`, async ({ signedIn: page, milepost }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await open(page, milepost.address);
      await expect(page).toHaveScreenshot(`dashboard-${width}-${theme}.png`, STILL);
    });
  }
});

test.describe('pictures of what opens', () => {
  test.beforeEach(async ({ signedIn: page, milepost }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, milepost.address);
  });

  test('the filter panel', async ({ signedIn: page }) => {
    await page.getByRole('button', { name: '1 Filter Selected' }).click();
    await expect(page.getByRole('searchbox', { name: 'Keyword' })).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page).toHaveScreenshot('filters-1440-light.png', STILL);
  });

  test('an expanded card', async ({ signedIn: page }) => {
    await page
      .getByRole('article')
      .nth(2)
      .getByRole('button', { name: /^Expand/ })
      .click();
    await expect(page.getByRole('button', { name: 'Collapse' })).toBeVisible();
    await page.mouse.move(0, 0);
    const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Collapse' }) });
    await expect(card).toHaveScreenshot('expanded-1440-light.png', STILL);
  });

  test('a detail', async ({ signedIn: page }) => {
    await page.getByRole('article').nth(2).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText(/[A-Z]/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('dialog')).toHaveScreenshot('detail-1440-light.png', STILL);
  });
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/plans/demo/dashboard?filters=${LEVELS}`);
  await expect(page.getByRole('article').nth(3)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Both come after the first load.
  await expect(page.getByText('Level:')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Goals by status' }).getByText(/^Health/)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}
