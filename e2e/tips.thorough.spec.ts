import type { Page } from '@playwright/test';
import { expect, signIn, test } from './milepost.ts';
import { openDashboard } from './savedFilters.ts';

/** Longer than a tip waits before it shows: somebody reads, the mouse at rest. */
const READING = 1_000;

test.describe('tips, at the pace of a person who reads', () => {
  test('why a goal has its colour, asked by mouse: each way out gives the badge back, and nothing is lost', async ({
    signedIn: page,
    milepost,
  }) => {
    const errors = errorsOf(page);
    await openDashboard(page, milepost);
    const why = page.getByRole('region', { name: /^Why / });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => why.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(720, 8),
      () => badge(page).click(),
    ]) {
      await badge(page).click();
      await expect(why).toBeVisible();
      await page.waitForTimeout(READING);
      await leave();
      await expect(why).toHaveCount(0);
      await page.waitForTimeout(READING);
      await expect(page.getByRole('article')).toHaveCount(7);
    }
    expect(errors).toEqual([]);
  });

  test('why, asked in the dialog of a goal, is read and left there by keyboard', async ({
    signedIn: page,
    milepost,
  }) => {
    await page.goto(`${milepost.address}/plans/demo/dashboard?goal=permits-online`);
    const dialog = page.getByRole('dialog');
    const asked = dialog.getByRole('button', { name: 'Why this colour?' });
    await asked.press('Enter');
    const close = dialog.getByRole('region', { name: /^Why / }).getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(close).toHaveCount(0);
    await expect(asked).toBeFocused();
    await asked.click();
    await close.click();
    await expect(close).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });

  test('the badge that has the focus back says its tip, until Escape', async ({ signedIn: page, milepost }) => {
    const errors = errorsOf(page);
    await openDashboard(page, milepost);
    await badge(page).click();
    await page.waitForTimeout(READING);
    await page.keyboard.press('Escape');
    await expect(badge(page)).toBeFocused();
    const tip = page.getByRole('tooltip');
    await expect(tip).toContainText('Last updated');
    const [badgeBox, tipBox] = [await badge(page).boundingBox(), await tip.boundingBox()];
    expect(tipBox?.x, 'it stands beside its badge').toBeCloseTo(badgeBox?.x ?? 0, 0);
    await page.waitForTimeout(READING);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('a shortened number is shown whole to mouse and keyboard', async ({ signedIn: page, milepost }) => {
    await openDashboard(page, milepost);
    await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${encodeURIComponent('{"depth":[1]}')}`);
    const card = page
      .getByRole('article')
      .filter({ hasText: /\d(\.\d)?[km] \// })
      .first();
    const short = card.locator('dd').first();
    const tip = page.getByRole('tooltip');
    await short.hover();
    await expect(tip).toHaveText(/\d,\d{3}/);
    await page.mouse.move(0, 0);
    await expect(tip).toHaveCount(0);
    await card.getByRole('button', { name: /^Expand/ }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tip).toContainText(/: .*\d,\d{3}/);
  });

  test('tags of a card say what they mean: by mouse, by keyboard, by touch', async ({ browser, milepost }) => {
    const context = await browser.newContext({ hasTouch: true });
    const page = await context.newPage();
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${encodeURIComponent('{"depth":[1]}')}`);
    const tip = page.getByRole('tooltip');
    const cards = page.getByRole('article');
    for (const [tag, text] of [
      [cards.getByRole('button', { name: 'KPI', exact: true }), 'Key performance indicator'],
      [cards.getByRole('button', { name: 'High priority' }), 'High priority'],
      [cards.getByRole('button', { name: /^likely to miss/ }), 'the outlook says it is likely to miss its target'],
    ] as const) {
      const first = tag.first();
      await first.hover();
      await expect(tip).toContainText(text);
      await page.mouse.move(0, 0);
      await expect(tip).toHaveCount(0);

      await first.focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowRight');
      await expect(first).toBeFocused();
      await expect(tip).toContainText(text);
      await page.keyboard.press('Escape');

      await first.tap();
      await expect(tip).toContainText(text);
      await page.keyboard.press('Escape');
      await expect(tip).toHaveCount(0);
    }
    await context.close();
  });

  test('what is pressed after something else shows its tip, too', async ({ signedIn: page, milepost }) => {
    await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${encodeURIComponent('{"depth":[1]}')}`);
    const lines = page.getByRole('article').locator('button[class*=tag]');
    const tip = page.getByRole('tooltip');
    for (const line of [lines.nth(0), lines.nth(1), lines.nth(0)]) {
      await line.click();
      await expect(tip).toBeVisible();
      await expect(line).toHaveAttribute('aria-describedby', 'tip');
      await page.keyboard.press('Escape');
      await expect(tip).toHaveCount(0);
    }
  });

  test('shortened numbers of a chart are shown whole: of its axis and at the end of its lines', async ({
    signedIn: page,
    milepost,
  }) => {
    const levels = encodeURIComponent('{"depth":[1]}');
    await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${levels}`);
    const tip = page.getByRole('tooltip');
    const range = page.locator('[data-tip*=" – "]');
    const card = page.getByRole('article').filter({ has: range }).first();
    const axis = card.locator(range);
    await axis.hover();
    await expect(tip).toHaveText(/\d,\d{3}.* – .*\d,\d{3}/);

    const whole = (await axis.getAttribute('data-tip')) ?? '';
    await card.getByRole('button', { name: /^Expand/ }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tip).toContainText(whole);

    await page.keyboard.press('Enter');
    const end = page
      .locator('article [data-tip]')
      .filter({ hasText: /^\D?\d+(\.\d+)?[kmM]$/ })
      .first();
    await end.hover();
    await expect(tip).toHaveText(/\d,\d{3}/);
  });
});

function badge(page: Page) {
  return page.getByRole('article').nth(1).locator('button[aria-haspopup="dialog"]').first();
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
