import type { Page } from '@playwright/test';
import { addresses, planPath } from '#contract/addresses.ts';
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

test.beforeEach(async ({ page }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
});

/** As a program would, signed in as the page is. */
async function send(page: Page, method: 'PUT' | 'PATCH', path: string, body: unknown): Promise<void> {
  const status = await page.evaluate(
    async ([how, where, json]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(String(where), { method: String(how), headers, body: String(json) })).status;
    },
    [method, path, JSON.stringify(body)],
  );
  expect(status).toBe(200);
}

async function idOf(page: Page, title: string): Promise<string> {
  return page.evaluate(
    async ([path, wanted]) => {
      const goals: { id: string; item: string }[] = await (await fetch(`${path}?fiscal_year=0&fields=id,item`)).json();
      return goals.find(({ item }) => item === wanted)?.id ?? '';
    },
    [addresses.goals, title],
  );
}

const goalDialog = (page: Page) => page.getByRole('dialog').first();

test('a quarterly goal is added, has one cell a quarter, and is drawn by quarters', async ({ page }) => {
  await chooseOfPage(page, 'Add goal');
  const sheet = page.getByRole('dialog', { name: 'Add a goal' });
  await sheet.getByRole('textbox', { name: 'Title' }).fill('Inspect a bridge in each district');
  await sheet.getByRole('radio', { name: 'Quarterly' }).check();
  await sheet.getByRole('textbox', { name: /^Target of/ }).fill('40');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();

  await page.goto(`${milepost.address}/plans/demo/entry?tracked=quarterly`);
  const columns = page.getByRole('columnheader').filter({ hasText: /^Q[1-4]/ });
  await expect(columns).toHaveText([/^Q1/, /^Q2/, /^Q3/, /^Q4/]);
  const cell = page.locator('[data-line="1"] > [data-column="0"]');
  await cell.focus();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-phase="idle"]')).toContainText('Saved');
  await expect(page.locator('[data-line="0"] > [data-column="3"]')).toHaveText('10');
  await expectNoAxeViolations(page);

  const id = await idOf(page, 'Inspect a bridge in each district');
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${id}`);
  const goal = goalDialog(page);
  await expect(goal.getByRole('radio', { name: 'Quarterly' }).first()).toBeVisible();
  await expect(goal.getByRole('radio', { name: 'Annual' })).toBeVisible();
  await expect(goal.getByRole('radio', { name: 'Monthly' })).toHaveCount(0);
  await expect(goal.getByRole('radio', { name: 'YTD' })).toBeChecked();
  await goal.getByRole('radio', { name: 'Annual' }).check();
  await expect(goal.getByRole('radio', { name: 'Annual' })).toBeChecked();
});

test('a monthly goal becomes quarterly once its new dates were seen, and is monthly again after undo', async ({
  page,
}) => {
  const plan = planPath('demo');
  await send(page, 'PUT', `${plan}/goals`, [{ number: '91', item: 'Survey of the market halls' }]);
  await send(page, 'PUT', `${plan}/figures`, [
    { goal: '91', period: '2026-09', actual: 7 },
    { goal: '91', period: '2026-10', actual: 8 },
  ]);
  const id = await idOf(page, 'Survey of the market halls');
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${id}`);
  const goal = goalDialog(page);
  await chooseOfGoal(goal, 'Edit the goal');
  const sheet = page.getByRole('dialog', { name: /^Edit/ });
  await expect(sheet.getByText(/They can become quarterly/)).toBeVisible();
  await expect(sheet.getByRole('radio', { name: 'Weekly' })).toHaveCount(0);
  await sheet.getByRole('radio', { name: 'Quarterly' }).check();
  await sheet.getByRole('button', { name: 'Save' }).click();

  const asked = page.getByRole('dialog', { name: 'Figures by quarter' });
  await expect(asked.getByRole('row')).toHaveText([/Month now/, /Sep 2026\s*Q1/, /Oct 2026\s*Q2/]);
  await expectNoAxeViolations(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await expect(sheet.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await asked.getByRole('button', { name: 'Save as quarterly' }).click();
  await expect(sheet).toBeHidden();
  await expect(goal.getByRole('radio', { name: 'Monthly' })).toHaveCount(0);
  await goal.getByRole('status').getByRole('button', { name: /^Undo/ }).click();
  await expect(goal.getByRole('radio', { name: 'Monthly' }).first()).toBeVisible();
});

test('a goal with two figures in a quarter stays monthly, and says which', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=permits-online`);
  await chooseOfGoal(goalDialog(page), 'Edit the goal');
  const sheet = page.getByRole('dialog', { name: /^Edit/ });
  await sheet.getByRole('radio', { name: 'Quarterly' }).check();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('alert')).toContainText(/There are figures of .* and of .*, both in Q/);
  await expect(sheet.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
});
