import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { chooseOfGoal } from './goalMenu.ts';
import { makeShare } from './makeShare.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** These journeys change the plan: they have a server of their own. */
let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

const RESERVES = `?filters=${encodeURIComponent('{"name":"Keep general fund reserves"}')}`;

async function openSignal(page: Page, query = RESERVES): Promise<void> {
  await page.goto(`${milepost.address}/plans/demo/dashboard${query}`);
  await page.getByRole('button', { name: /^Expand/ }).click();
  await chooseOfGoal(page, 'Signal');
  await expect(page.getByRole('slider', { name: 'Read the signal point by point' })).toBeVisible();
}

test('a signal is read point by point and as a table, and a new base is set and taken back by keys', async ({
  page,
}) => {
  await signIn(page, milepost);
  await openSignal(page);
  await expect(page.getByText('Better than usual: Oct 2026 is above the upper limit.')).toBeVisible();
  const reader = page.getByRole('slider', { name: 'Read the signal point by point' });
  await reader.press('Home');
  await expect(reader).toHaveAttribute('aria-valuetext', /^Jul 2023 · .* · outside the limits · below the limit/);
  await reader.press('ArrowRight');
  await expect(reader).toHaveAttribute('aria-valuetext', /^Aug 2023/);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Show as a table' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Figures of the signal' }).getByRole('row')).toHaveCount(41);
  await page.getByRole('button', { name: 'Show as a table' }).press('Enter');

  await page.getByRole('button', { name: 'New base…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New base', exact: true });
  await expect(dialog.getByRole('textbox', { name: 'What changed' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Set new base' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Begins with' }).selectOption('Jul 2026');
  await dialog.getByRole('textbox', { name: 'What changed' }).fill('Pension fund counted apart');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const base = page.getByRole('button', { name: 'Change the new base from Jul 2026: Pension fund counted apart' });
  await expect(base).toBeVisible();
  await expect(page.getByText('Too few figures since the new base: 4 of 12')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(base).toBeHidden();
  await expect(page.getByText('Better than usual:')).toBeVisible();
});

test('a new base is changed and removed on the chart, and told in the history', async ({ page }) => {
  await signIn(page, milepost);
  await openSignal(page);
  await page.getByRole('button', { name: 'New base…' }).click();
  await page.getByRole('combobox', { name: 'Begins with' }).selectOption('Sep 2025');
  await page.getByRole('textbox', { name: 'What changed' }).fill('Counted apart');
  await page.getByRole('button', { name: 'Set new base' }).click();

  await page.getByRole('button', { name: /^Change the new base from Sep 2025/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the new base' });
  await dialog.getByRole('combobox', { name: 'Begins with' }).selectOption('Oct 2025');
  await dialog.getByRole('textbox', { name: 'What changed' }).fill('Pension fund counted apart');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const moved = page.getByRole('button', { name: 'Change the new base from Oct 2025: Pension fund counted apart' });
  await expect(moved).toBeVisible();

  // Escape closes the dialog alone.
  await moved.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(moved).toBeVisible();
  await moved.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(moved).toBeHidden();

  await page.goto(`${milepost.address}/plans/demo/history`);
  await expect(page.getByText('New base removed').first()).toBeVisible();
});

test('two marks on an expanded card and a sentence in why say the same, and lead to the signal', async ({ page }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/plans/demo/dashboard${RESERVES}`);
  await page.getByRole('button', { name: /^Expand/ }).click();
  await page.getByRole('button', { name: 'Why this colour?' }).click();
  await expect(page.getByText('Better than usual: Oct 2026 is above the upper limit.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Better: more than its usual ups and downs.*Show the signal$/ })
    .press('Enter');
  await expect(page.getByRole('radio', { name: 'Signal' })).toBeChecked();
});

test('through a share a signal is read and no base is changed', async ({ page, browser }) => {
  const share = await makeShare(page, milepost, { filters: '{"name":"Keep general fund reserves"}' });
  const visitor = await browser.newPage();
  await visitor.goto(share.long_url);
  await visitor.getByRole('button', { name: /^Expand/ }).click();
  await chooseOfGoal(visitor, 'Signal');
  await expect(visitor.getByText('Better than usual: Oct 2026 is above the upper limit.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'New base…' })).toBeHidden();
  await visitor.close();
});
