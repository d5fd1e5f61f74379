import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { chooseOfGoal } from './goalMenu.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** These journeys change the plan: they have a server of their own. */
let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

test.beforeEach(({ page }) => signIn(page, milepost));

const GOAL = 'permits-online';
const REASON = 'Reason for changing closed figures';

async function closeUntil(page: Page, day: string): Promise<void> {
  const reply = await page.request.put(`${milepost.address}/api/plans/demo/closed-periods`, {
    data: { closed_until: day },
    headers: { origin: milepost.address },
  });
  expect(reply.status()).toBe(200);
}

test('another function of a goal with closed figures asks why, and the history says it', async ({ page }) => {
  await closeUntil(page, '2026-10-31');
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${GOAL}`);
  await chooseOfGoal(page.getByRole('dialog'), 'Edit the goal');
  const form = page.getByRole('dialog', { name: /^Edit/ });
  await form.getByLabel('How figures of several periods are combined').selectOption({ label: 'Lowest: the smallest' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();

  const why = page.getByRole('dialog', { name: 'Change closed figures?' });
  await expect(why).toContainText('Figures up to Oct 31, 2026 are closed');
  await expect(why.getByLabel(REASON)).toBeFocused();
  await expect(why.getByRole('button', { name: 'Change with this reason' })).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(form.getByRole('alert')).toContainText('Nothing was changed');

  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await why.getByLabel(REASON).fill('It was never a sum');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await page.goto(`${milepost.address}/plans/demo/history`);
  await expect(page.getByText('Reason: It was never a sum')).toBeVisible();
});

test('another fiscal month shows which statuses move before it is saved', async ({ page }) => {
  await closeUntil(page, '0000-00-00');
  await page.goto(`${milepost.address}/plans/demo/settings/general`);
  const month = page.getByRole('combobox', { name: 'Starts in' });
  const before = await month.inputValue();
  await month.selectOption({ label: 'April' });
  await page.getByRole('button', { name: 'Save' }).click();
  const figures = page.getByRole('dialog', { name: 'Stored figures will move' });
  await figures.getByRole('button', { name: 'Save and move the figures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Statuses would change' });
  await expect(dialog.getByRole('listitem').first()).toContainText('becomes');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Unsaved: 1 field')).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await figures.getByRole('button', { name: 'Save and move the figures' }).click();
  await dialog.getByRole('button', { name: 'Save and move the statuses' }).click();
  await expect(page.getByText('Unsaved: 1 field')).toBeHidden();
  await expect(month).not.toHaveValue(before);
});
