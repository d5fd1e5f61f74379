import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { makeShare } from './makeShare.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** One of the goals that need attention. */
const GOAL = 'serious-crashes';
const UNCOMMENTED = 'city-sites';

let own: RunningMilepost;
test.beforeAll(async ({ browser }) => {
  own = await startMilepost();
  const page = await browser.newPage();
  await signIn(page, own);
  const initiative = await make(page, 'initiatives', {
    title: 'Rebuild the crossings',
    goal_ids: [GOAL],
    state: 'active',
    start: '2026-07-01',
    end: '2027-05-31',
  });
  await make(page, 'milestones', { title: 'Crossings drawn', initiative_id: initiative, due: '2026-11-01' });
  await make(page, 'milestones', { title: 'Crossings built', initiative_id: initiative, due: '2027-05-01' });
  await make(page, 'milestones', { title: 'Speed cameras on', goal_id: GOAL, due: '2026-12-01' });
  await make(page, 'decisions', {
    text: 'Council lowers the limit',
    day: '2026-09-14',
    who: 'Council',
    goal_ids: [GOAL],
  });
  await make(page, 'decisions', { text: 'Lighting first', day: '2025-09-14', who: 'Council', goal_ids: [GOAL] });
  await page.close();
});
test.afterAll(() => own.stop());

async function make(page: Page, noun: string, data: object): Promise<string> {
  const made = await page.request.post(`${own.address}/api/plans/demo/${noun}`, {
    data,
    headers: { origin: own.address },
  });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
}

test('a check-in lists the milestones that are late or come up, and ticks them off', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?filters=${encodeURIComponent('{"depth":[1]}')}`);
  await page.getByRole('button', { name: /^Check in 2\.2/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Check in' });
  const milestones = dialog.getByRole('region', { name: 'Milestones' });
  await expect(milestones.getByRole('listitem')).toHaveText([
    /Crossings drawn.*19 days late/,
    /Speed cameras on.*In 11 days/,
  ]);
  await expect(milestones).toContainText('Rebuild the crossings');
  await expectNoAxeViolations(page);
  const drawn = milestones.getByRole('checkbox', { name: 'Crossings drawn: done' });
  await drawn.press('Space');
  await expect(drawn).toBeChecked();
  await expect(milestones.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(drawn).not.toBeChecked();
  await expect(milestones).toContainText('19 days late');
});

test('a goal that needs attention says what of its work is late', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?view=attention`);
  const row = page.getByRole('row').filter({ hasText: 'Crossings drawn: 19 days late' });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('link', { name: /^2\.2/ })).toBeVisible();
});

test('a report has the work of its goals, which can be left out', async ({ page }) => {
  await signIn(page, own);
  const filters = encodeURIComponent('{"name":"Cut crashes"}');
  const report = `${own.address}/reports/print-dash?plan_id=demo&dialog=0&filters=${filters}`;
  await page.goto(report);
  const work = page.getByRole('region', { name: 'Work' });
  await expect(work).toContainText('1 initiative: 1 open, 0 done. 0 of 3 milestones done, 1 late.');
  await expect(work.getByRole('row', { name: /^Rebuild the crossings/ })).toContainText('For 2.2');
  await expect(work.getByRole('row', { name: /^Crossings drawn/ })).toContainText('19 days late');
  await expect(work.getByRole('row', { name: /^Council lowers the limit/ })).toContainText('Sep 14');
  await expectNoAxeViolations(page);
  await page.getByLabel('With work').press('Space');
  await expect(work).toHaveCount(0);
  await page.goto(`${report}&work=0`);
  await expect(page.getByLabel('With work')).not.toBeChecked();
});

test('a share’s report has work only where the share shows it', async ({ page, browser }) => {
  await signIn(page, own);
  for (const shows of [true, false]) {
    const { encv } = await makeShare(page, own, { shows_work: shows ? 1 : 0 });
    const visitor = await browser.newPage();
    await visitor.goto(`${own.address}/reports/print-dash?plan_id=demo&dialog=0&encv=${encv}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText('Rebuild the crossings').first()).toBeVisible({ visible: shows });
    await expect(visitor.getByLabel('With work')).toHaveCount(shows ? 1 : 0);
    await visitor.close();
  }
});

test('two days are compared by their work too', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?as_of=2026-11-19&compare=2026-11-20`);
  const table = page.getByRole('table', { name: 'Work that changed' });
  await expect(table.getByRole('row', { name: /Rebuild the crossings/ })).toContainText('not in the plan');
  await expect(table.getByRole('row', { name: /Rebuild the crossings/ })).toContainText('Active');
  await expect(table.getByRole('row', { name: /Speed cameras on/ })).toContainText('Dec 1');
  await expectNoAxeViolations(page);
});

test('a chart goes back to earlier years, by keyboard, with the decisions of their days', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?goal=${GOAL}`);
  const spans = page.getByRole('group', { name: 'How far back' });
  const marks = page.getByRole('group', { name: 'Decisions' }).getByRole('button');
  await expect(marks).toHaveCount(1);
  await spans.getByRole('radio', { name: 'FY27' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(spans.getByRole('radio', { name: '2 years' })).toBeChecked();
  await expect(marks).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(spans.getByRole('radio', { name: /^Since FY/ })).toBeChecked();
  await expectNoAxeViolations(page);
  await page.getByRole('group', { name: 'Chart' }).getByRole('radio', { name: 'Annual' }).check();
  await expect(spans).toHaveCount(0);
});

test('a share that shows work has it in the detail of a goal that nobody has commented', async ({ page, browser }) => {
  await signIn(page, own);
  await make(page, 'milestones', { title: 'Canal Street cleared', goal_id: UNCOMMENTED, due: '2027-03-01' });
  const { encv } = await makeShare(page, own, { shows_work: 1 });
  const visitor = await browser.newPage();
  await visitor.goto(`${own.address}/plans/demo/dashboard?encv=${encv}&goal=${UNCOMMENTED}`);
  await visitor.getByRole('tab', { name: /^Work/ }).click();
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Canal Street cleared' })).toBeVisible();
  await visitor.close();
});
