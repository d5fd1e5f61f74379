import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { chooseOfGoal } from './goalMenu.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';
import { chooseOfPage } from './pageMenu.ts';

/** These journeys change the plan: they have a server of their own. */
let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

test.beforeEach(({ page }) => signIn(page, milepost));

async function openForm(page: Page, id: string) {
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${id}`);
  await chooseOfGoal(page.getByRole('dialog'), 'Edit the goal');
  const sheet = page.getByRole('dialog', { name: /^Edit / });
  return { sheet, formula: sheet.getByRole('combobox', { name: 'Actual by formula' }) };
}

test('a formula is typed with goals from the list, refused in a circle, saved, and tells its numbers', async ({
  page,
}) => {
  const { sheet, formula } = await openForm(page, 'permits-online');
  await formula.click();
  await page.keyboard.type('[plan review');
  await expect(sheet.getByRole('listbox', { name: 'Goals' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(formula).toHaveValue(/^\[[\d.]+\]$/);
  const one = await formula.inputValue();
  await page.keyboard.type(' * 2');
  await expect(sheet.getByText(/to date/).first()).toBeVisible();
  await page.keyboard.type(' / ');
  await expect(sheet.getByText(/The last good formula stays/)).toBeVisible();
  await page.keyboard.type('[77]');
  await expect(sheet.getByText(/There is no goal with this number/)).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(formula).toHaveValue(`${one} * 2 / `);
  await page.keyboard.type('4');
  await expect(sheet.getByText(/The last good formula stays/)).toBeHidden();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: /^Why/ }).first().click();
  await expect(page.getByText(`${one} * 2 / 4`)).toBeVisible();
});

test('a new goal shows its formula with titles and today’s numbers while it is typed', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await chooseOfPage(page, 'Add goal');
  const sheet = page.getByRole('dialog', { name: /^(Add|New)/ });
  const formula = sheet.getByRole('combobox', { name: 'Actual by formula' });
  await formula.click();
  await page.keyboard.type('[1.2');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' * 2');
  await expect(sheet.getByText('Hold overtime within the adopted budget').last()).toBeVisible();
  await expect(sheet.getByText(/to date/).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a computed goal says so on its card and in its detail, with its formula', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await page.evaluate(async () => {
    const body = JSON.stringify([{ number: '6', actual_formula: '[1.2] * 2' }]);
    await fetch('/api/plans/demo/goals', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  });
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  const mark = page.getByRole('button', { name: 'Computed: [1.2] × 2' }).first();
  await mark.hover();
  await expect(page.getByRole('tooltip')).toContainText('[1.2] × 2');
  await expectNoAxeViolations(page);
});

test('what a formula gives is locked in the sheet, and Alt+P says where a figure comes from', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/entry`);
  const status = await page.evaluate(async () => {
    const body = JSON.stringify([{ number: '1.1.1', actual_formula: '[1.2] * 2' }]);
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/plans/demo/goals', { method: 'PUT', headers, body })).status;
  });
  expect(status).toBe(200);
  await page.goto(`${milepost.address}/plans/demo/entry`);
  const row = page.getByText(/ƒ \[1\.2\] \* 2/);
  await expect(row).toBeVisible();
  await expect(page.locator('[data-line="3"] > [data-column="0"]')).toHaveAttribute('data-locked', 'true');
  await expect(page.locator('[data-line="2"] > [data-column="0"]')).not.toHaveAttribute('data-locked');
  await page.locator('[data-line="0"] > [data-column="0"]').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+p');
  const source = page.getByRole('region', { name: 'Where this figure comes from' });
  await expect(source).toContainText('Used in');
  await expect(source).toContainText(/Typed by|does not tell/);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(source).toBeHidden();
  await expect(page.locator('[data-line="1"] > [data-column="0"]')).toBeFocused();
});

test('where a figure comes from is told by a press, in the sheet, the list and the chart', async ({ page }) => {
  const source = page.getByRole('region', { name: 'Where this figure comes from' });
  await page.goto(`${milepost.address}/plans/demo/entry`);
  await page.locator('[data-line="1"] > [data-column="0"]').click();
  await page.getByRole('button', { name: 'where from' }).click();
  await expect(source).toContainText(/Typed by|Brought by/);
  await source.getByRole('link', { name: 'Open History' }).click();
  await expect(page.getByText(/^Only figures of /)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Goal' })).not.toHaveValue('');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${milepost.address}/plans/demo/entry`);
  await page.getByRole('button', { name: 'where from' }).first().click();
  await expect(source).toContainText('Used in');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=permits-online`);
  const chart = page.getByRole('dialog').getByRole('slider').first();
  await chart.focus();
  await page.keyboard.press('Enter');
  await expect(source).toContainText('Used in');
  await page.keyboard.press('Escape');
  await expect(chart).toBeFocused();
  await chart.click({ position: { x: 80, y: 60 } });
  await expect(source).toBeVisible();
});
