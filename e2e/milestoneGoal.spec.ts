import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { chooseOfGoal } from './goalMenu.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

let own: RunningMilepost;
test.beforeAll(async () => {
  own = await startMilepost();
});
test.afterAll(() => own.stop());

const GOAL = 'permits-online';
const TITLE = 'Take every residential permit application online';
const FOUND = `filters=${encodeURIComponent('{"depth":[0,1,2,3,4],"name":"permit application online"}')}`;

const call = async (page: Page, method: string, path: string, data: object) => {
  const reply = await page.request.fetch(`${own.address}/api/plans/demo/${path}`, {
    method,
    data,
    headers: { origin: own.address },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
};

test('a goal is measured by its milestones: chosen in its form, ticked off, told, and seen by others at once', async ({
  page,
  browser,
}) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?goal=${GOAL}`);
  const goal = page.getByRole('dialog').first();
  await chooseOfGoal(goal, 'Edit the goal');
  const form = page.getByRole('dialog', { name: /^Edit/ });
  await form.getByText('Its milestones', { exact: true }).click();
  await expect(form.getByRole('textbox', { name: /^Target of/ })).toHaveCount(0);
  await expect(form.getByText(/Milestones of its initiatives count too/)).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(goal.getByText('Add milestones under Work').first()).toBeVisible();

  const street = await call(page, 'POST', 'initiatives', { title: 'Counter online', goal_ids: [GOAL] });
  await call(page, 'POST', 'milestones', { title: 'Forms', due: '2026-10-01', initiative_id: street.id });
  await call(page, 'POST', 'milestones', { title: 'Payment', due: '2026-10-15', goal_id: GOAL, weight: 2 });
  await call(page, 'POST', 'milestones', { title: 'Archive', due: '2027-03-01', goal_id: GOAL });

  const other = await (await browser.newContext()).newPage();
  await signIn(other, own);
  await other.goto(`${own.address}/plans/demo/dashboard?${FOUND}`);
  const card = other.getByRole('article', { name: new RegExp(TITLE) });
  await expect(card).toContainText('0 of 3 milestones done');

  await page.getByRole('tab', { name: /^Work/ }).click();
  await page.getByRole('checkbox', { name: 'Payment: done' }).click();
  await expect(goal.getByText('1 of 3 milestones done').first()).toBeVisible();
  await expect(card).toContainText('1 of 3 milestones done');
  await expect(card).toContainText('50%');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(card).toContainText('0 of 3 milestones done');
  await page.getByRole('checkbox', { name: 'Payment: done' }).click();
  await expect(card).toContainText('1 of 3 milestones done');

  await goal.getByRole('button', { name: /^Why/ }).click();
  await expect(page.getByText(/1 of 3 are done\. Each counts by its weight/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`${own.address}/plans/demo/entry`);
  const title = page.getByRole('rowheader').filter({ hasText: TITLE });
  await page.getByRole('grid').hover();
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(title).toContainText('Measured by its milestones', { timeout: 500 });
  }).toPass();
  await other.context().close();
});
