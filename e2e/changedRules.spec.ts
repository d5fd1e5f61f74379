import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

test('after an upgrade a lead sees which goals changed rules touch, with their status today, until it is dismissed', async ({
  page,
}) => {
  await signIn(page, milepost);
  const dashboard = `${milepost.address}/plans/demo/dashboard`;
  await page.goto(dashboard);
  await expect(page.getByRole('article').first()).toBeVisible();
  const notice = page.getByRole('region', { name: 'Rules of figures have changed' });
  await expect(notice).toBeHidden();

  // As a plan is that an earlier release made.
  const store = new DatabaseSync(join(milepost.data, 'milepost.db'));
  store.exec("delete from known_rule where plan_id = 'demo'");
  store.close();
  await page.reload();
  await expect(notice).toContainText('today’s rules');
  const rule = notice.getByRole('group').filter({ hasText: 'Goals that move from a baseline' });
  await rule.locator('summary').press('Enter');
  const goal = rule.getByRole('listitem').filter({ hasText: 'Cut water lost' });
  await expect(goal).toContainText('Off Target');
  await expectNoAxeViolations(page);
  await goal.getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText('Cut water lost');

  await page.goto(dashboard);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a past day says that it is shown by today’s rules', async ({ page }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/plans/demo/dashboard?as_of=2026-10-01`);
  await expect(page.getByRole('region', { name: 'Looking back' })).toContainText('by today’s rules');
});
