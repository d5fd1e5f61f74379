import type { Page } from '@playwright/test';
import { workItemPath, workPath } from '#contract/addresses.ts';
import { planPagePath } from '#contract/pages.ts';
import { expectNoAxeViolations } from './axe.ts';
import { ADMIN, expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';
import { openPalette } from './palette.ts';

let own: RunningMilepost;
test.beforeAll(async () => {
  own = await startMilepost();
});
test.afterAll(() => own.stop());

const GOAL = 'permits-online';
const opened = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('work is added to a goal, done and taken back, by mouse', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?goal=${GOAL}`);
  await page.getByRole('tab', { name: 'Work', exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: /^Work/ });
  await expect(panel.getByText('No work is noted for this goal yet.')).toBeVisible();

  await panel.getByRole('button', { name: 'Add initiative' }).click();
  const form = opened(page, 'Add initiative');
  await form.getByLabel('Title').fill('Move the counter online');
  await form.getByLabel('Start', { exact: true }).fill('2026-10-01');
  await form.getByLabel('End', { exact: true }).fill('2026-09-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText('The end lies before the start. Change one of the two days.');
  await form.getByLabel('End', { exact: true }).fill('2027-03-31');
  await form.getByLabel('State').selectOption('Active');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);

  await panel.getByRole('button', { name: 'Move the counter online' }).click();
  const initiative = opened(page, 'Move the counter online');
  for (const [title, due] of [
    ['Forms drawn', '2026-10-30'],
    ['Forms tested', '2027-01-15'],
  ] as const) {
    await initiative.getByRole('button', { name: 'Add milestone' }).click();
    const milestone = opened(page, 'Add milestone');
    await milestone.getByLabel('Title').fill(title);
    await milestone.getByLabel('Due').fill(due);
    await milestone.getByRole('button', { name: 'Save' }).click();
    await expect(milestone).toHaveCount(0);
  }
  await expect(initiative.getByText(/days late$/)).toBeVisible();
  await initiative.getByRole('checkbox', { name: 'Forms drawn: done' }).click();
  await expect(initiative.getByText('50%', { exact: true })).toBeVisible();
  await expect(initiative.getByText('1 of 2 done').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(initiative.getByText('0 of 2 done').first()).toBeVisible();

  await initiative.getByRole('button', { name: 'Add decision' }).click();
  const decision = opened(page, 'Add decision');
  await decision.getByLabel('What was decided?').fill('Council paid for a second clerk');
  await decision.getByRole('button', { name: 'Save' }).click();
  await expect(decision).toHaveCount(0);
  await expect(initiative.getByRole('listitem').filter({ hasText: 'Council paid for a second clerk' })).toBeVisible();
  await initiative.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Council paid for a second clerk' })).toBeVisible();
});

test('the page Work lists initiatives, opens and changes one by keyboard alone', async ({ page }) => {
  await signIn(page, own);
  const made = await page.request.post(`${own.address}/api/plans/demo/initiatives`, {
    data: { title: 'Late and open', goal_ids: [GOAL], start: '2026-01-01', end: '2026-10-01', state: 'active' },
    headers: { origin: own.address },
  });
  expect(made.status()).toBe(201);
  await page.goto(`${own.address}/plans/demo/work`);
  const row = page.getByRole('listitem').filter({ hasText: 'Late and open' });
  await expect(row).toContainText(/\d+ days late/);
  await expectNoAxeViolations(page);
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const initiative = opened(page, 'Late and open');
  await initiative.getByRole('button', { name: 'Edit Late and open' }).focus();
  await page.keyboard.press('Enter');
  const form = opened(page, 'Edit initiative');
  await expect(form.getByLabel('Title')).toBeFocused();
  await page.keyboard.type(' no more');
  await form.getByLabel('State').selectOption('Done');
  await form.getByLabel('Title').press('Enter');
  const changed = opened(page, 'Late and open no more');
  await expect(form).toHaveCount(0);
  await expect(changed.getByText('Done', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(changed).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await page.getByText(/^All \d+$/).click();
  await expect(page.getByRole('button', { name: 'Late and open no more' })).toBeVisible();
});

test('my work has the initiatives and milestones that are one’s own, and the palette leads to them', async ({
  page,
}) => {
  await signIn(page, own);
  const { members } = await (await page.request.get(`${own.address}/api/plans/demo/members`)).json();
  const me = members.find(({ email }: { readonly email: string }) => email === ADMIN.email);
  const make = async (noun: string, data: object): Promise<string> => {
    const made = await page.request.post(`${own.address}/api/plans/demo/${noun}`, {
      data,
      headers: { origin: own.address },
    });
    expect(made.status()).toBe(201);
    return (await made.json()).id;
  };
  const id = await make('initiatives', {
    title: 'Renew the pumps',
    owner_id: me.id,
    goal_ids: [GOAL],
    state: 'active',
  });
  await make('milestones', { title: 'Pumps ordered', initiative_id: id, due: '2026-11-01' });
  await make('milestones', { title: 'Pumps running', initiative_id: id, due: '2027-06-01' });

  await page.goto(`${own.address}/plans/demo/my-work`);
  const due = page.getByRole('region', { name: /^Milestones late or due within 30 days/ });
  await expect(due.getByRole('listitem')).toHaveCount(1);
  await expect(due).toContainText('Renew the pumps');
  await expect(due).toContainText('19 days late');
  await expectNoAxeViolations(page);
  await due.getByRole('checkbox', { name: 'Pumps ordered: done' }).press('Space');
  await expect(due).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(due.getByRole('checkbox')).not.toBeChecked();
  const initiatives = page.getByRole('region', { name: /^Open initiatives/ });
  await initiatives.getByRole('button', { name: 'Renew the pumps' }).press('Enter');
  await expect(opened(page, 'Renew the pumps')).toBeVisible();
  await page.keyboard.press('Escape');

  await openPalette(page);
  await page.keyboard.type('pumps running');
  await page.getByRole('option', { name: /Pumps running/ }).click();
  await expect(page).toHaveURL(`${own.address}/plans/demo/work?initiative=${id}`);
  await expect(opened(page, 'Renew the pumps')).toContainText('Pumps running');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${own.address}/plans/demo/work`);
});

test('the address of an initiative that somebody archives says that it is gone', async ({ page }) => {
  await signIn(page, own);
  const made = await page.request.post(`${own.address}/api/plans/demo/initiatives`, {
    data: { title: 'Soon archived', goal_ids: [GOAL] },
    headers: { origin: own.address },
  });
  const { id } = await made.json();
  await page.goto(`${own.address}/plans/demo/work?initiative=${id}`);
  await expect(opened(page, 'Soon archived')).toBeVisible();
  await page.request.delete(`${own.address}/api/plans/demo/initiatives/${id}`, { headers: { origin: own.address } });
  const gone = page.getByRole('status').filter({ hasText: 'not in the plan any more' });
  await expect(gone).toBeVisible();
  await page.reload();
  await expect(gone).toBeVisible();
  await expect(opened(page, 'Soon archived')).toHaveCount(0);
});

test('a decision is a mark on the chart of its goal, chosen by mouse and keyboard, in step with the list', async ({
  page,
}) => {
  await signIn(page, own);
  for (const [day, text] of [
    ['2026-07-12', 'New forms on the site'],
    ['2026-09-16', 'Paper forms are no longer taken'],
    ['2026-11-12', 'A clerk more at the counter'],
  ] as const) {
    const made = await page.request.post(`${own.address}/api/plans/demo/decisions`, {
      data: { day, text, who: 'The council', goal_ids: [GOAL] },
      headers: { origin: own.address },
    });
    expect(made.status()).toBe(201);
  }
  await page.goto(`${own.address}/plans/demo/dashboard?goal=${GOAL}&chart=periods`);
  const marks = page.getByRole('group', { name: 'Decisions' });
  await expect(marks.getByRole('button')).toHaveCount(3);
  await marks.getByRole('button', { name: /Paper forms/ }).click();
  const told = page.getByRole('status').filter({ hasText: 'Paper forms are no longer taken' });
  await expect(told).toContainText('What came after did not always come from it.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'A clerk more' })).toContainText('Too early to say');
  await page.getByRole('tab', { name: /^Work/ }).click();
  const list = page.getByRole('tabpanel', { name: /^Work/ });
  await expect(list.getByRole('button', { name: 'Show on the chart: A clerk more' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(list.getByRole('button', { name: 'Show on the chart: A clerk more' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await list.getByRole('button', { name: 'Show on the chart: New forms' }).press('Space');
  await expect(marks.getByRole('button', { name: /New forms/ })).toHaveAttribute('aria-pressed', 'true');
  await expectNoAxeViolations(page);
});

test('an initiative that is opened from a goal has an address, and a link to be sent', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, own);
  const made = await page.request.post(`${own.address}/api/plans/demo/initiatives`, {
    data: { title: 'Opened from its goal', goal_ids: [GOAL] },
    headers: { origin: own.address },
  });
  const { id } = await made.json();
  await page.goto(`${own.address}/plans/demo/dashboard?goal=${GOAL}`);
  await page.getByRole('tab', { name: /^Work/ }).click();
  await page.getByRole('button', { name: 'Opened from its goal' }).click();
  await expect(page).toHaveURL(`${own.address}/plans/demo/dashboard?goal=${GOAL}&initiative=${id}`);
  await page.reload();
  const initiative = opened(page, 'Opened from its goal');
  await initiative.getByRole('button', { name: 'Copy link' }).click();
  await expect(initiative.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${own.address}/plans/demo/work?initiative=${id}`);
  await page.keyboard.press('Escape');
  await expect(initiative).toHaveCount(0);
  await expect(page).toHaveURL(`${own.address}/plans/demo/dashboard?goal=${GOAL}`);
});

test('initiatives are chosen and changed together, by mouse and keyboard, and one undo takes it back', async ({
  page,
}) => {
  const milepost = await startMilepost();
  await signIn(page, milepost);
  const address = milepost.address + workPath('demo', 'initiatives');
  const headers = { origin: milepost.address };
  const ofDemo: { id: string }[] = await (await page.request.get(address)).json();
  for (const { id } of ofDemo) {
    await page.request.delete(milepost.address + workItemPath('demo', 'initiatives', id), { headers });
  }
  for (const title of ['Counter', 'Forms', 'Survey', 'Training']) {
    const data = { title, goal_ids: [GOAL], state: 'active', start: '2026-11-01', end: '2027-02-28' };
    await page.request.post(address, { data, headers });
  }
  // Nobody is told what others do.
  await page.route('**/events?*', (route) => route.abort());
  await page.goto(milepost.address + planPagePath('demo', 'work'));
  const box = (title: string) => page.getByRole('checkbox', { name: `Choose ${title}` });
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  const bar = page.getByRole('toolbar', { name: 'Chosen initiatives' });
  const titles = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(titles).toHaveText(['Counter', 'Forms', 'Survey', 'Training']);
  await page.getByRole('searchbox', { name: 'Search initiatives' }).fill('SURV');
  await expect(titles).toHaveText(['Survey']);
  await page.getByRole('searchbox').fill('surveyor');
  await expect(page.getByText('No initiative has all of these words.')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Late first' }).click();
  await page.getByRole('menuitemradio', { name: 'By title' }).click();
  await expect(titles).toHaveText(['Counter', 'Forms', 'Survey', 'Training']);

  await box('Counter').click();
  await box('Survey').click({ modifiers: ['Shift'] });
  await expect(bar.getByRole('status')).toHaveText('3 chosen');
  await bar.getByRole('button', { name: 'State' }).click();
  const form = page.getByRole('dialog', { name: 'State of 3 initiatives' });
  await expect(form.getByRole('button', { name: 'Change 3 initiatives' })).toBeDisabled();
  await form.getByLabel('State').selectOption('Blocked');
  await form.getByRole('button', { name: 'Change 3 initiatives' }).click();
  await expect(page.getByText('3 initiatives changed.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(row('Survey')).toContainText('Blocked');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Survey')).toContainText('Active');

  await box('Forms').focus();
  await page.keyboard.press('Space');
  await expect(bar.getByRole('status')).toHaveText('1 chosen');
  await bar.getByRole('button', { name: 'Owner' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('-7');
  await page.keyboard.press('Enter');
  await expect(row('Forms')).toContainText('Oct 25, 2026 – Feb 21, 2027');

  await page.getByRole('checkbox', { name: 'Choose all that are listed' }).check();
  await bar.getByRole('button', { name: 'More for the chosen initiatives' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const asked = page.getByRole('dialog', { name: 'Archive 4 initiatives' });
  // Somebody else is faster with one of them.
  const all: { id: string; title: string }[] = await (await page.request.get(address)).json();
  const gone = all.find(({ title }) => title === 'Training')?.id ?? '';
  await page.request.delete(milepost.address + workItemPath('demo', 'initiatives', gone), { headers });
  await asked.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(asked.getByRole('alert')).toHaveText(
    '1 of 4 initiatives cannot be. Nothing has been changed.Training It is not in the plan any more.',
  );
  await expectNoAxeViolations(page);
  await asked.getByRole('button', { name: 'Archive the other 3' }).click();
  await expect(page.getByText('3 initiatives archived.')).toBeVisible();
  await expect(row('Forms')).toHaveCount(0);
  await milepost.stop();
});

test('an initiative that was archived is brought back from the page Work', async ({ page }) => {
  await signIn(page, own);
  const headers = { origin: own.address };
  const calls = `${own.address}/api/plans/demo/initiatives`;
  const made = await page.request.post(calls, { data: { title: 'Put aside', goal_ids: [GOAL] }, headers });
  const { id } = await made.json();
  await page.request.delete(`${calls}/${id}`, { headers });
  await page.goto(`${own.address}/plans/demo/work`);
  await page.getByRole('button', { name: 'Archived initiatives' }).press('Enter');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Restore: Put aside' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Put aside', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore: Put aside' })).toHaveCount(0);
});

test('what somebody else changed meanwhile is kept, is asked about where both changed it, and no form is lost', async ({
  page,
}) => {
  await signIn(page, own);
  const calls = `${own.address}/api/plans/demo/initiatives`;
  const headers = { origin: own.address };
  const made = await page.request.post(calls, { data: { title: 'Shared', goal_ids: [GOAL], planned: 90 }, headers });
  const { id } = await made.json();
  await page.goto(`${own.address}/plans/demo/work?initiative=${id}`);
  const initiative = page.getByRole('dialog').filter({ hasText: 'Shared' }).first();
  await initiative.getByRole('button', { name: 'Edit Shared' }).click();
  const form = opened(page, 'Edit initiative');
  await form.getByLabel('Planned cost').fill('111');
  await page.request.patch(`${calls}/${id}`, { data: { title: 'Shared by two', planned: 999 }, headers });
  await expect(opened(page, 'Shared by two')).toHaveCount(1);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('changed Planned cost meanwhile');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const list: readonly { readonly id: string }[] = await (await page.request.get(calls)).json();
  expect(list.find((each) => each.id === id)).toMatchObject({ title: 'Shared by two', planned: 111 });

  await opened(page, 'Shared by two').getByRole('button', { name: 'Edit Shared by two' }).click();
  await form.getByLabel('Description').fill('Typed with care');
  await page.request.delete(`${calls}/${id}`, { headers });
  await expect(page.getByRole('status').filter({ hasText: 'not in the plan any more' })).toHaveCount(1);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel('Description')).toHaveValue('Typed with care');
});
