import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { ADMIN, expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

let milepost: RunningMilepost;
let mailbox: Mailbox;
test.beforeAll(async () => {
  mailbox = await openMailbox();
  milepost = await startMilepost({ MILEPOST_SMTP_URL: mailbox.url });
});
test.afterAll(async () => {
  await milepost.stop();
  await mailbox.close();
});

type Owner = {
  readonly member_id: string | null;
  readonly reminder: string;
  readonly waiting: readonly { readonly id: string; readonly number: string; readonly item: string }[];
};

/** Somebody has a goal that waits, and an account: the administrator, whose own none is in the demo. */
async function giveAdaAGoal(page: Page): Promise<{ readonly number: string; readonly item: string }> {
  const { owners } = await (await page.request.get(`${milepost.address}/api/plans/demo/upkeep`)).json();
  const goal = owners.flatMap(({ waiting }: Owner) => waiting)[0];
  const plan = await (await page.request.get(`${milepost.address}/api/plans/demo/members`)).json();
  const ada = plan.members.find((one: { plan_users_fname: string }) => one.plan_users_fname === 'Ada');
  const headers = { origin: milepost.address };
  const data = { plan_mem_id: ada.id };
  const reply = await page.request.patch(`${milepost.address}/api/plans/demo/goals/${goal.id}`, { headers, data });
  expect(reply.status(), await reply.text()).toBe(200);
  return goal;
}

async function openUpToDate(page: Page): Promise<void> {
  await page.goto(`${milepost.address}/plans/demo/entry`);
  await page.getByText('Up to date', { exact: true }).click();
  await expect(page.getByRole('heading', { name: /goals are up to date/ })).toBeVisible();
}

test('a lead sees who keeps what up to date, reads the reminder and sends it, once a week', async ({ page }) => {
  await signIn(page, milepost);
  const goal = await giveAdaAGoal(page);
  await openUpToDate(page);
  await expect(page).toHaveURL(/view=up-to-date/);
  const ada = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Ada/, expanded: false }) });
  await ada.getByRole('button', { expanded: false }).click();
  await expect(page.getByRole('link', { name: `${goal.number} ${goal.item}` })).toBeVisible();
  await expect(page.getByText('Good day Ada, one goal of yours waits for a figure.', { exact: false })).toBeVisible();
  expect(mailbox.textsTo(ADMIN.email)).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Remind Ada/ }).click();
  await expect(page.getByText('1 reminder is on its way.')).toBeVisible();
  await expect(page.getByText('Reminded Nov 20')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remind Ada/ })).toHaveCount(0);
  expect(mailbox.textsTo(ADMIN.email)).toHaveLength(1);
  expect(mailbox.textsTo(ADMIN.email)[0]).toContain('Good day Ada, one goal of yours waits for a figure.');
  await page.reload();
  await expect(page.getByText('Reminded Nov 20')).toBeVisible();
});

test('by keyboard: arrows move between owners, Enter opens one, Escape closes it', async ({ page }) => {
  await signIn(page, milepost);
  await openUpToDate(page);
  const rows = page.locator('[aria-expanded]:is(li *)');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(rows.first()).toBeFocused();
});

test('it fits a phone, and the sheet is one press away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, milepost);
  await openUpToDate(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByText('Sheet', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('goals whose figures are overdue are found by the filter Figures', async ({ page }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${encodeURIComponent('{"figures":"overdue"}')}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Figures.*Overdue/ })).toBeVisible();
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Stale');
});
