import type { Page, Route } from '@playwright/test';
import { planGoalsPath } from '#contract/addresses.ts';
import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** These journeys change the plan: they have a server of their own. */
let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

test.beforeEach(async ({ page }) => {
  await signIn(page, milepost);
  const filters = encodeURIComponent('{"depth":[3,4]}');
  await page.goto(`${milepost.address}/plans/demo/dashboard?view=table&filters=${filters}`);
  await expect(table(page)).toBeVisible();
});

const table = (page: Page) => page.getByRole('grid', { name: 'Goals as a table' });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Chosen goals' });
const boxes = (page: Page) => table(page).getByRole('checkbox', { name: /^Choose \d/ });
const owners = (page: Page) => table(page).locator('[role="gridcell"][data-column="owner"]');

test('all goals of a list get another owner in four presses, and one undo takes it back', async ({ page }) => {
  const before = await owners(page).first().textContent();
  await table(page).getByRole('checkbox', { name: 'Choose all goals' }).click();
  await bar(page).getByRole('button', { name: 'Owner' }).click();
  const dialog = page.getByRole('dialog', { name: /^Owner of \d+ goals/ });
  await expectNoAxeViolations(page);
  await expect(dialog.getByRole('combobox').first()).toBeFocused();
  await dialog.getByRole('combobox').first().fill('Omar');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Change \d+ goals/ }).click();
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toBeHidden();
  await expect(owners(page).first()).toContainText('Omar');
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(owners(page).first()).toHaveText(before ?? '');
});

test('goals are chosen by Shift, one by one and by keyboard, and none by Escape', async ({ page }) => {
  await boxes(page).nth(0).click();
  await boxes(page)
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 chosen');
  await boxes(page).nth(1).click();
  await expect(bar(page)).toContainText('3 chosen');
  const rows = table(page).getByRole('row');
  await rows.nth(2).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText('5 chosen');
  await expect(rows.nth(5)).toBeFocused();
  await expect(rows.nth(5)).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Control+a');
  await expect(table(page).getByRole('checkbox', { name: 'Choose all goals' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
});

test('a goal that somebody archived meanwhile is named, and the others are changed', async ({ page }) => {
  // Two without goals below them.
  await boxes(page).nth(1).click();
  await boxes(page).nth(3).click();
  await bar(page).getByRole('button', { name: 'Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Status of 2 goals' });
  await dialog.getByLabel('Status').selectOption('Deferred');
  await dialog.getByLabel('Reason').fill('Waits for the budget');
  const rows = table(page).getByRole('row');
  const id = (await rows.nth(2).getAttribute('data-row')) ?? '';
  const other = (await rows.nth(4).getAttribute('data-row')) ?? '';
  // Before the page has learned of it.
  const archiveFirst = async (route: Route) => {
    await page.request.post(`${milepost.address}${planGoalsPath('demo')}/archive`, { data: { ids: [id] } });
    await route.continue();
  };
  await page.route(`**${planGoalsPath('demo')}`, archiveFirst, { times: 1 });
  await dialog.getByRole('button', { name: 'Change 2 goals' }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 of 2 goals cannot be. Nothing has been changed.');
  await expect(dialog.getByRole('alert')).toContainText('It is not in the plan any more.');
  await dialog.getByRole('button', { name: 'Change the other one' }).click();
  await expect(dialog).toBeHidden();
  await expect(table(page).locator(`[data-row="${other}"]`)).toContainText('Deferred');
});

test('goals are archived together after a word of warning, and one undo brings them back', async ({ page }) => {
  const count = await table(page).getAttribute('aria-rowcount');
  await boxes(page).nth(0).click();
  await boxes(page).nth(1).click();
  await bar(page).getByRole('button', { name: 'More for the chosen goals' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('dialog', { name: 'Archive 2 goals' }).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText(/^\d goals archived\./)).toBeVisible();
  await expect(table(page)).not.toHaveAttribute('aria-rowcount', String(count));
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(count));
});

test('who may change nothing has no boxes', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?view=table&as_of=2026-06-30`);
  await expect(table(page)).toBeVisible();
  await expect(boxes(page)).toHaveCount(0);
});

test('in the tree goals are chosen and moved under another, those below them with them', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?view=tree`);
  const tree = page.getByRole('treegrid', { name: 'Goals as a tree' });
  const row = tree.getByRole('row', { name: /^Collapse 1\.2 |^Expand 1\.2 |Choose 1\.2 / }).first();
  await row.getByRole('checkbox').click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await bar(page).getByRole('button', { name: 'Move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 1 goal' });
  await dialog.getByRole('combobox').fill('2 ');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 goal changed.')).toBeVisible();
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(tree.getByRole('checkbox', { name: 'Choose 1.2', exact: true })).toBeVisible();
});
