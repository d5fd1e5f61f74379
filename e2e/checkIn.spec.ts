import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { ADMIN, expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

let own: RunningMilepost;
test.beforeAll(async () => {
  own = await startMilepost();
});
test.afterAll(() => own.stop());

const LEVEL_1 = encodeURIComponent(JSON.stringify({ depth: [1] }));

test('a goal is checked in from its card, seen before it is saved, and taken back', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?filters=${LEVEL_1}`);
  const card = page.getByRole('article').filter({ hasText: 'Cut crashes' });
  const pen = card.getByRole('button', { name: /^Check in 2\.2/ });
  await pen.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Check in' });
  const actual = dialog.getByLabel('Actual');
  await expect(actual).toBeFocused();
  await page.keyboard.type('soon');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('“soon” is not a number.')).toBeVisible();
  await actual.fill('5');
  await expect(dialog.getByRole('status')).toContainText('5 of 20');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Comment').fill('A good month');
  await page.keyboard.press('Escape');
  await expect(pen).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(actual).toHaveValue('5');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Checked in 2.2.')).toBeVisible();
  await expect(card).toContainText('5 / 20');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(card).toContainText('30 / 20');
});

test('Ctrl Enter in the comment saves once, and the next check-in begins empty', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?filters=${LEVEL_1}`);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/check-in') && sent.push(request.method()));
  const pen = page.getByRole('button', { name: /^Check in 2\.1/ });
  await pen.click();
  const dialog = page.getByRole('dialog', { name: 'Check in' });
  await dialog.getByLabel('Comment').fill('A slow month');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Checked in 2.1.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await pen.click();
  await expect(dialog.getByLabel('Comment')).toHaveValue('');
  expect(sent).toEqual(['POST']);
});

test('saving nothing is said, also where figures are computed and there is no field for them', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard`);
  const dialog = page.getByRole('dialog', { name: 'Check in' });
  await page.getByRole('button', { name: /^Check in 3 / }).click();
  await expect(dialog.getByText('These figures are calculated')).toBeVisible();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Write a comment or choose a status first.');
});

test('my work has what is due with its field, and the field saves', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/my-work`);
  await expect(page.getByRole('heading', { name: 'No goal is yours yet.' })).toBeVisible();
  await expectNoAxeViolations(page);
});

/** Its figures of October and November are written here. */
const GOAL = { id: 'permits-online', title: 'Take every residential permit application online' };
const FOUND = encodeURIComponent(JSON.stringify({ depth: [0, 1, 2, 3, 4], name: 'permit application online' }));

test.describe('what somebody else saves', () => {
  let somebodyElse: Page;
  test.beforeEach(async ({ browser, page }) => {
    somebodyElse = await (await browser.newContext()).newPage();
    await signIn(somebodyElse, own);
    await signIn(page, own);
  });
  test.afterEach(() => somebodyElse.context().close());

  async function write(method: 'PUT' | 'PATCH', path: string, data: object): Promise<void> {
    const headers = { origin: own.address };
    const address = `${own.address}/api/plans/demo/goals/${GOAL.id}${path}`;
    const reply = await somebodyElse.request.fetch(address, { method, data, headers, maxRetries: 1 });
    expect(reply.status(), await reply.text()).toBe(200);
  }
  const enter = (date: string, actual: number | null) => write('PUT', '/entries', [{ date, actual }]);

  async function openFollowing(page: Page, path: string): Promise<void> {
    const line = page.waitForResponse((reply) => reply.url().includes('/events') && reply.status() === 200);
    await page.goto(`${own.address}/plans/demo/${path}`);
    await line;
  }

  const parts = (page: Page) => {
    const card = page.getByRole('article').filter({ hasText: GOAL.title });
    const dialog = page.getByRole('dialog', { name: 'Check in' });
    return {
      card,
      dialog,
      pen: card.getByRole('button', { name: /^Check in / }),
      actual: dialog.getByLabel('Actual'),
      period: dialog.getByLabel('Period'),
      save: dialog.getByRole('button', { name: /^Save/ }),
      saidOf: (theirs: string) => dialog.getByText(`Someone else has changed ${theirs} in the meantime.`),
    };
  };

  test('after typing in a check-in began is asked about, not overwritten', async ({ page }) => {
    const { card, dialog, pen, actual, period, save, saidOf } = parts(page);
    await openFollowing(page, `dashboard?filters=${FOUND}`);
    await pen.click();
    await period.selectOption({ label: 'Nov 2026' });
    await actual.fill('41');
    await enter('2026-11-01', 55);
    await expect(card).toContainText('55');
    await save.click();
    await expect(saidOf('this figure to 55')).toBeVisible();
    await expect(actual).toHaveValue('41');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText('41');

    await pen.click();
    await period.selectOption({ label: 'Nov 2026' });
    await actual.fill('42');
    await dialog.getByLabel('Status').selectOption({ label: 'Set by hand: On Target' });
    await dialog.getByLabel('Why this status?').fill('Almost there');
    await page.keyboard.press('Escape');
    await enter('2026-11-01', 56);
    await write('PATCH', '', { status_set: 'achieved', status_note: 'Done elsewhere' });
    await expect(card).toContainText('56');
    await expect(card).toContainText('Achieved');
    await pen.click();
    await expect(actual).toHaveValue('42');
    await save.click();
    await expect(saidOf('this figure to 56')).toBeVisible();
    await expect(saidOf('the status')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(card).toContainText('56');
  });

  test('after typing in my work began is asked about, and no field has what was typed for another period', async ({
    page,
  }) => {
    const { card, dialog, pen, actual, period, save, saidOf } = parts(page);
    const members = await somebodyElse.request.get(`${own.address}/api/plans/demo/members`);
    const all: { members: { id: string; email: string | null }[] } = await members.json();
    const me = all.members.find(({ email }) => email === ADMIN.email);
    await write('PATCH', '', { plan_mem_id: me?.id, status_set: null });
    for (const date of ['2026-10-01', '2026-11-01']) await enter(date, null);

    await openFollowing(page, `dashboard?filters=${FOUND}`);
    await pen.click();
    await period.selectOption({ label: 'Sep 2026' });
    await actual.fill('12');
    await page.keyboard.press('Escape');

    await openFollowing(page, 'my-work');
    const field = page.getByRole('textbox', { name: /, Oct 2026$/ });
    await expect(field).toHaveValue('');
    await field.fill('44');
    await enter('2026-10-01', 57);
    await expect(field).toBeHidden();
    await page.goto(`${own.address}/plans/demo/dashboard?filters=${FOUND}`);
    await expect(card).toContainText('57');
    await pen.click();
    await expect(actual).toHaveValue('44');
    await save.click();
    await expect(saidOf('this figure to 57')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(card).toContainText('57');
  });

  test('my work asks about a figure outside the goal’s dates, and saves it at the second press', async ({ page }) => {
    const members = await somebodyElse.request.get(`${own.address}/api/plans/demo/members`);
    const all: { members: { id: string; email: string | null }[] } = await members.json();
    const me = all.members.find(({ email }) => email === ADMIN.email);
    await write('PATCH', '', { plan_mem_id: me?.id, status_set: null });
    for (const date of ['2026-10-01', '2026-11-01']) await enter(date, null);
    // The page is to show the dates that there were.
    await page.route('**/events*', (route) => route.abort());
    await page.goto(`${own.address}/plans/demo/my-work`);
    const field = page.getByRole('textbox', { name: /, Oct 2026$/ });
    await field.fill('44');
    await write('PATCH', '', { end: '2026-09-30' });
    const row = page.getByRole('listitem').filter({ has: field });
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByRole('alert')).toContainText('Oct 2026 is after');
    await expect(row.getByRole('alert')).toContainText('Save again if it is meant.');
    await field.fill('45');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByRole('alert')).toContainText('Save again if it is meant.');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Oct 2026.*saved|saved.*Oct 2026/i).first()).toBeVisible();
  });
});
