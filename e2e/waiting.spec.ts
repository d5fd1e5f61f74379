import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

const GOAL = 'permits-online';

async function call(page: Page, method: string, path: string, body?: unknown) {
  return page.evaluate(
    async ([how, where, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(where, { method: how, ...(sent !== '' && { headers, body: sent }) });
      return reply.json();
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );
}

test('a figure of a member waits, hatched, until a lead says yes to all of them', async ({ page, browser }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/plans/demo/settings/general`);
  await page.getByRole('radio', { name: 'Wait for a yes' }).click({ force: true });
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect.poll(async () => (await call(page, 'GET', '/api/plans/demo')).figures_wait).toBe(1);
  await page.goto(`${milepost.address}/plans/demo/settings/members`);
  await page.getByRole('main').getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('dialog').getByLabel('E-mail').fill('eve@example.org');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('dialog', { name: 'Share this link' }).getByLabel('Link').inputValue();
  const eve = await (await browser.newContext()).newPage();
  await eve.goto(link);
  await eve.getByLabel('Your name').fill('Eve Adams');
  await eve.getByLabel('Password', { exact: true }).fill('a long password');
  await eve.getByRole('button', { name: 'Create account and join' }).click();
  await expect(eve.getByRole('heading', { name: 'No goal is yours yet.' })).toBeVisible();
  const { viewer } = await call(eve, 'GET', '/api/plans/demo');
  await call(page, 'PATCH', `/api/plans/demo/goals/${GOAL}`, { plan_mem_id: viewer.user_id });

  await eve.goto(`${milepost.address}/plans/demo/entry?owner=mine`);
  const cell = eve.locator('[data-figure="actual"] [role="gridcell"]:not([data-locked])').first();
  // Also where nothing tells the page what was saved.
  await eve.route('**/events?*', (route) => route.abort());
  await eve.reload();
  await cell.click();
  await eve.keyboard.type('41');
  await eve.keyboard.press('Enter');
  await expect(eve.locator('[data-waiting]')).toHaveText('41');
  await eve.unroute('**/events?*');
  await cell.click();
  await expect(eve.getByText('41 waits for a yes (entered by Eve Adams)')).toBeVisible();
  await call(eve, 'PUT', `/api/plans/demo/goals/${GOAL}/entries`, [{ date: '2026-10-01', actual: 43 }]);
  await eve.reload();
  await expect(eve.locator('[data-waiting]')).toHaveCount(2);
  await expectNoAxeViolations(eve);

  await page.goto(`${milepost.address}/plans/demo/my-work`);
  await expect(page.getByText('Nothing is waiting for you')).toBeHidden();
  await page.getByRole('link', { name: '2 figures wait for a yes' }).click();
  await expect(page.getByRole('heading', { name: '2 figures wait for a yes' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${GOAL}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: '2 figures wait for a yes' })).toBeVisible();
  await page.goto(`${milepost.address}/plans/demo/entry?view=waiting`);
  await expect(page.getByRole('listitem').filter({ hasText: /Actual *43% now \d+%/ })).toBeVisible();
  await page.getByRole('button', { name: 'Yes to all 2' }).click();
  await expect(page.getByRole('heading', { name: 'No figure waits' })).toBeVisible();
  await expect(page.getByText('2 figures count now')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: '2 figures wait for a yes' })).toBeVisible();
  await expect(page.getByText('They are not counted until')).toBeVisible();
  await page
    .getByRole('button', { name: /^No to (?!all)/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Why not? (optional)' }).fill('Counted twice');
  await page.keyboard.press('Escape');
  await expect(page.getByText('They are not counted until')).toBeVisible();
  await expect(page.getByRole('button', { name: /^No to (?!all)/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Why not? (optional)' }).fill('Counted twice');
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is not counted until')).toBeVisible();
  await page.goto(`${milepost.address}/plans/demo/history`);
  const declined = page.getByRole('article', { name: /^Figures declined/ }).first();
  await expect(declined).toContainText(/4\.1\.2 Take every .*Actual, waiting, Jul 2026 *41 *none/);
  await expect(declined).toContainText('Counted twice');

  // Whoever entered them sees what became of them: one waits, one was declined.
  await eve.goto(`${milepost.address}/plans/demo/my-work`);
  await expect(eve.getByRole('listitem').filter({ hasText: '43% for Oct 2026 waits for a yes' })).toBeVisible();
  const told = eve.getByRole('region', { name: 'Declined' });
  await expect(told).toContainText(/41% for Jul 2026 was declined.*: “Counted twice”/);
  await expectNoAxeViolations(eve);
  await eve.goto(`${milepost.address}/plans/demo/dashboard?goal=${GOAL}`);
  await expect(eve.getByRole('dialog').getByRole('region', { name: 'Declined' })).toContainText('Counted twice');
  await eve.getByRole('dialog').getByRole('tab', { name: 'History' }).click();
  await expect(eve.getByRole('article', { name: /^Figures declined/ })).toBeVisible();
  await eve.getByRole('dialog').getByRole('button', { name: 'Check in' }).first().click();
  const form = eve.getByRole('dialog', { name: 'Check in' });
  await form.getByLabel('Period').selectOption('Oct 2026');
  await expect(form.getByText('43% for Oct 2026 waits for a yes')).toBeVisible();
  await form.getByLabel('Actual').fill('44');
  await form.getByRole('button', { name: /^Save/ }).click();
  await expect(eve.getByText('Checked in 4.1.2. 1 figure waits for a yes.')).toBeVisible();
  await eve.goto(`${milepost.address}/plans/demo/my-work`);
  await told.getByRole('button', { name: 'Got it' }).click();
  await expect(told).toBeHidden();

  // The chart of the card draws what waits, and says only what counts.
  await call(page, 'PATCH', '/api/plans/demo/goals/cash-days', { plan_mem_id: viewer.user_id });
  await call(eve, 'PUT', '/api/plans/demo/goals/cash-days/entries', [{ date: '2026-11-01', actual: 93 }]);
  const found = encodeURIComponent(JSON.stringify({ depth: [0, 1, 2, 3, 4], name: 'days of operating cash' }));
  await eve.goto(`${milepost.address}/plans/demo/dashboard?filters=${found}`);
  const card = eve.getByRole('article').filter({ hasText: '1.1.1' });
  await expect(card.locator('[data-partial="true"]')).toBeVisible();
  await expect(card.getByRole('img', { name: /^Actual 97 of target 90 in Oct/ })).toBeVisible();
  await eve.context().close();
});

test('a critical goal asks for a note, on its detail and once in the check-in', async ({ page }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/plans/demo/my-work`);
  await call(page, 'PATCH', '/api/plans/demo', { red_asks_note: 1 });
  const goals = await call(page, 'GET', '/napi/json/getgoals?plan_id=demo&fiscal_year=2026');
  const red = goals.find(
    (goal: { status_icon: string; distribution: unknown; last_comment: unknown; stale: number }) =>
      goal.status_icon === 'critical' && goal.distribution === null && goal.last_comment === null,
  );
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${red.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Note asked for' }).click();
  const form = page.getByRole('dialog', { name: /Check in/ });
  await form.getByLabel('Actual').fill(red.target_direction === 1 ? '0' : '999999');
  await form.getByRole('button', { name: /^Save/ }).click();
  await expect(form.getByText(/Say in a note why the goal is critical/)).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByRole('textbox', { name: 'Comment' }).fill('The supplier failed; a new one starts in December.');
  await form.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/^Checked in/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Note asked for' })).toBeHidden();
});
