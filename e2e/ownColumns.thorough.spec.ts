import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, signIn, test } from './milepost.ts';
import { withOwnPlan } from './ownPlan.ts';

const own = withOwnPlan();

const ALL = `view=table&filters=${encodeURIComponent('{"depth":[0,1,2,3,4]}')}`;

test('columns are chosen and ordered by key, kept, and sorted by', async ({ page }) => {
  await page.goto(`${own().milepost.address}/plans/demo/dashboard?${ALL}`);
  const grid = page.getByRole('grid', { name: 'Goals as a table' });
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  for (const name of ['Trend', 'Actual', 'Target', 'Variance', 'Due', 'Owner']) {
    await page.getByRole('checkbox', { name, exact: true }).press('Space');
  }
  for (const name of ['Grant', 'Ward', 'Page']) await page.getByRole('checkbox', { name, exact: true }).press('Space');
  await page.getByRole('button', { name: 'Move Ward earlier' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Ward earlier' })).toBeFocused();
  await page.keyboard.press('Escape');
  const heads = grid.getByRole('columnheader');
  await expect(heads).toHaveText(['Goal', 'Status', 'Target met', 'Ward', 'Grant', 'Page']);
  await page.reload();
  await expect(heads).toHaveText(['Goal', 'Status', 'Target met', 'Ward', 'Grant', 'Page']);

  const rows = grid.getByRole('row');
  await grid.getByRole('button', { name: 'Grant' }).click();
  await expect(page).toHaveURL(/sort=own-grant/);
  await expect(rows.nth(1)).toContainText(own().titles.second);
  await expect(rows.nth(1)).toContainText('$90');
  await grid.getByRole('button', { name: 'Grant' }).click();
  await expect(rows.nth(1)).toContainText(own().titles.first);
  await expect(rows.nth(1)).toContainText('$250,000');
  await expect(rows.nth(1)).toContainText('Harbor');
  const link = rows.nth(1).getByRole('link', { name: 'example.org/grants?id=7' });
  await expect(link).toHaveAttribute('href', 'https://example.org/grants?id=7');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Back to the usual columns' }).click();
  await page.keyboard.press('Escape');
  await expect(grid.getByRole('columnheader', { name: 'Owner' })).toBeVisible();
});

test('the choice is the member’s on every device, and a lead’s for everyone until it is undone', async ({
  page,
  browser,
}) => {
  const heads = (of: Page) => of.getByRole('grid', { name: 'Goals as a table' }).getByRole('columnheader');
  const table = `${own().milepost.address}/plans/demo/dashboard?${ALL}`;
  await page.goto(table);
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Trend', 'Target met', 'Actual', 'Target', 'Variance', 'Due']) {
    await page.getByRole('checkbox', { name, exact: true }).click();
  }
  for (const name of ['Weight', 'Ward']) await page.getByRole('checkbox', { name, exact: true }).click();
  await expect(heads(page)).toHaveText(['Goal', 'Status', 'Owner', 'Weight', 'Ward']);
  await expectNoAxeViolations(page);

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, own().milepost);
  await elsewhere.goto(table);
  await expect(heads(elsewhere)).toHaveText(['Goal', 'Status', 'Owner', 'Weight', 'Ward']);
  await elsewhere.close();

  const grace = await (await browser.newContext()).newPage();
  await signInGrace(grace);
  await grace.goto(table);
  await expect(heads(grace)).toContainText(['Goal', 'Status', 'Trend']);

  await page.getByRole('button', { name: 'Save for everyone' }).click();
  const bar = page.getByRole('status').filter({ hasText: 'These are now the columns of the plan.' });
  await expect(bar).toBeVisible();
  await expect(heads(page)).toHaveText(['Goal', 'Status', 'Owner', 'Weight', 'Ward']);
  await expect(heads(grace)).toHaveText(['Goal', 'Status', 'Owner', 'Weight', 'Ward']);
  await grace.getByRole('button', { name: 'Columns' }).click();
  await grace.getByRole('checkbox', { name: 'Owner', exact: true }).click();
  await expect(heads(grace)).toHaveText(['Goal', 'Status', 'Weight', 'Ward']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bar).toBeHidden();
  await expect(heads(page)).toHaveText(['Goal', 'Status', 'Owner', 'Weight', 'Ward']);
  await expect(heads(grace)).toHaveText(['Goal', 'Status', 'Weight', 'Ward']);
  await grace.getByRole('button', { name: 'Back to the usual columns' }).click();
  await expect(heads(grace)).toContainText(['Goal', 'Status', 'Trend']);
  await page.goto(`${own().milepost.address}/plans/demo/history`);
  await expect(page.getByRole('article').filter({ hasText: 'Columns of the table set' }).first()).toContainText(
    'Status, Owner, Weight, Ward',
  );
});

test('a choice that cannot be saved is told, and the columns stay', async ({ page }) => {
  await page.goto(`${own().milepost.address}/plans/demo/dashboard?${ALL}`);
  const heads = page.getByRole('grid', { name: 'Goals as a table' }).getByRole('columnheader');
  await expect(heads).toContainText(['Goal', 'Status', 'Owner']);
  await page.route('**/table-columns', (route) => route.abort());
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Owner', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(heads).toContainText(['Goal', 'Status', 'Owner']);
});

/** Another lead of the plan. */
async function signInGrace(page: Page): Promise<void> {
  const email = 'grace@example.org';
  const { output } = await own().milepost.run('user', 'create', email, '--administrator');
  const password = /password\D*?:?\s+(\S+)\s*$/im.exec(output)?.[1] ?? output;
  const reply = await page.request.post(`${own().milepost.address}/api/auth/sign-in/email`, {
    data: { email, password },
    headers: { origin: own().milepost.address },
  });
  expect(reply.status(), output).toBe(200);
}

test('on a phone the first chosen columns have room beside the goal, and the menu says how many do not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const mine = `${own().milepost.address}/api/plans/demo/table-columns`;
  await page.request.put(mine, { headers: { origin: own().milepost.address }, data: { columns: null } });
  await page.goto(`${own().milepost.address}/plans/demo/dashboard?${ALL}`);
  await page.getByRole('button', { name: 'Columns' }).click();
  const menu = page.getByRole('list', { name: 'Columns' }).locator('..');
  for (const width of [390, 820, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(menu, `the usual ones have room at ${width} px`).not.toContainText('no room');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    localStorage.setItem(
      'milepost.columns.demo',
      JSON.stringify(['own-grant', 'status', 'own-ward', 'own-note', 'due']),
    ),
  );
  await page.goto(`${own().milepost.address}/plans/demo/dashboard?${ALL}`);
  const grid = page.getByRole('grid', { name: 'Goals as a table' });
  await expect(grid.getByRole('columnheader')).toHaveText(['Goal', 'Grant']);
  await expect(page.getByText('3 columns have no room at this width.')).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('list', { name: 'Columns' }).locator('..')).toContainText(
    '3 columns have no room at this width.',
  );
});
