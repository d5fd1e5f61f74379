import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** These journeys change the plan: they have a server of their own. */
let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

test.beforeEach(({ page }) => signIn(page, milepost));

const ALL = `filters=${encodeURIComponent('{"depth":[0,1,2,3,4]}')}`;
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });

test('the switch leads to the table, which is sorted and walked through by key', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?${ALL}`);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page).toHaveURL(/view=table/);
  const grid = page.getByRole('grid', { name: 'Goals as a table' });
  const rows = grid.getByRole('row');
  await expect(rows.nth(1)).toContainText('A financially strong city');
  await grid.getByRole('button', { name: 'Target met' }).click();
  await expect(grid.getByRole('columnheader', { name: 'Target met' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.nth(1)).not.toContainText('A financially strong city');
  await expect(page).toHaveURL(/sort=percent/);
  await grid.getByRole('button', { name: 'Target met' }).click();
  await expect(page).toHaveURL(/sort=-percent/);
  await page.goBack();
  await expect(grid.getByRole('columnheader', { name: 'Target met' })).toHaveAttribute('aria-sort', 'ascending');
  await page.goForward();
  await page.reload();
  await expect(grid.getByRole('columnheader', { name: 'Target met' })).toHaveAttribute('aria-sort', 'descending');
  await grid.getByRole('button', { name: 'Target met' }).click();
  await expect(page).not.toHaveURL(/sort=/);
  await rows.nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expectNoAxeViolations(page);
});

test('a status in the table says how the goal stands, and a press why', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?view=table&${ALL}`);
  const overtime = row(page, /Hold overtime within the adopted budget/);
  const status = overtime.locator('[data-column="status"]');
  await status.locator('> span').hover();
  await expect(page.getByRole('tooltip')).toContainText(/(ahead of|behind|over|under) target by|on target/i);
  await status.click();
  await page.getByRole('button', { name: 'Why this colour?' }).click();
  const why = page.getByRole('region', { name: /^Why/ });
  await expect(why).toContainText(/(ahead of|behind|over|under) target by|on target/i);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(status).toBeFocused();
});

test('a status in the table opens why by keyboard too; a bad variance has a sign and its colour, a goal its line', async ({
  page,
}) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?view=table&${ALL}`);
  const overtime = row(page, /Hold overtime within the adopted budget/);
  await overtime.focus();
  await page.keyboard.press('ArrowRight');
  const cell = overtime.locator('[data-column="status"]');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Why this colour?' }).press('Enter');
  await expect(page.getByRole('region', { name: /^Why/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
  const status = cell.locator('> span');
  const variance = overtime.locator('[data-column="variance"] span');
  await expect(variance).toHaveText(/^\+\$/);
  const colours = [variance, status, overtime.locator('[data-column="actual"]')].map((cell) =>
    cell.evaluate((element) => getComputedStyle(element).color),
  );
  const [ofVariance, ofStatus, usual] = await Promise.all(colours);
  expect(ofVariance).toBe(ofStatus);
  expect(ofVariance).not.toBe(usual);
  await expect(overtime.getByRole('img', { name: /^Actual/ })).toBeVisible();
});

for (const view of ['table', 'tree'] as const) {
  test(`the columns of the ${view} lie within it, however wide the page is`, async ({ page }) => {
    await page.goto(`${milepost.address}/plans/demo/dashboard?view=${view}`);
    const last = page.getByRole('row').last().locator('> *:visible').last();
    for (const width of [640, 820, 960, 1024, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(last).toBeVisible();
      const beyond = await last.evaluate((cell) => {
        const list = cell.closest('[role="grid"], [role="treegrid"]') ?? document.body;
        return cell.getBoundingClientRect().right - list.getBoundingClientRect().right;
      });
      expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('the tree folds by arrows, and a goal is moved by key and taken back', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?view=tree`);
  const tree = page.getByRole('treegrid', { name: 'Goals as a tree' });
  await expect(page.getByRole('status').filter({ hasText: /goals$/ })).toHaveText('94 of 94 goals');
  const first = row(page, /^Collapse 1 A financially strong city/);
  await first.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('row').nth(1)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('row').nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = tree.getByRole('row').nth(3);
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-level', '2');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(page.getByText('“Hold overtime within the adopted budget” moved.')).toBeVisible();
  await expect(row(page, /8 Hold overtime within the adopted budget/)).toHaveAttribute('aria-level', '1');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(row(page, /1\.2 Hold overtime within the adopted budget/)).toHaveAttribute('aria-level', '2');
});

test('a goal is dragged under another, duplicated, archived and restored', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?view=tree`);
  const street = row(page, /3\.4 Convert all 9,400 street lights/);
  await row(page, /4 Homes and jobs within reach/).scrollIntoViewIfNeeded();
  await street.hover();
  await page.mouse.down();
  // The first move begins the drag, the second says where it is.
  for (const _ of [1, 2]) await row(page, /4 Homes and jobs within reach/).hover({ force: true });
  await page.mouse.up();
  const moved = row(page, /4\.\d+ Convert all 9,400 street lights/);
  await expect(moved).toBeVisible();

  await moved.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const copy = row(page, /Convert all 9,400 street lights to LED \(copy\)/);
  await expect(copy).toBeVisible();

  await copy.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(copy).toBeHidden();
  await page.getByRole('button', { name: 'Archived goals' }).click();
  await page.getByRole('button', { name: /^Restore .*\(copy\)/ }).click();
  await page.keyboard.press('Escape');
  await expect(copy).toBeVisible();
});
