import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

const GOAL = { id: 'permits-online' };

async function enter(page: Page, milepost: RunningMilepost, actual: number): Promise<number> {
  const reply = await page.request.put(`${milepost.address}/api/plans/demo/goals/${GOAL.id}/entries`, {
    data: [{ date: '2026-10-01', actual }],
    headers: { origin: milepost.address },
  });
  return reply.status();
}

test.describe('the log of a plan', () => {
  test('is cut by person, kind, goal and time, paged, and saved as a file', async ({ signedIn: page, milepost }) => {
    await page.goto(`${milepost.address}/plans/demo/history`);
    const log = page.getByRole('region', { name: 'Changes' });
    const changes = log.getByRole('article');
    await expect(changes.first()).toBeVisible();
    await expect(changes).toHaveCount(30);
    await log.getByRole('button', { name: 'Older changes' }).click();
    await expect(changes).toHaveCount(60);

    await page.getByLabel('What', { exact: true }).selectOption('Comments');
    await expect(changes.first()).toHaveAccessibleName(/^Comment/);
    await page.getByLabel('Who').selectOption({ label: 'Bernadette Kowalczyk-Moore' });
    await expect(log.getByText('Bernadette Kowalczyk-Moore').first()).toBeVisible();
    for (const name of await changes.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
      expect(name).toContain('Bernadette Kowalczyk-Moore');

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('Goal', { exact: true }).selectOption(GOAL.id);
    await page.getByLabel('From', { exact: true }).fill('01/01/2026');
    await expect(changes.first()).toBeVisible();
    const csv = page.getByRole('link', { name: 'Download CSV' });
    await expect(csv).toHaveAttribute('href', /goal_id=permits-online&from=2026-01-01/);
    const saving = page.waitForEvent('download');
    await csv.click();
    expect((await saving).suggestedFilename()).toBe('changes.csv');
    await expectNoAxeViolations(page);
  });
});

test.describe('the log of members', () => {
  test('names who was invited once, and takes nobody for a goal', async ({ page }) => {
    const milepost = await startMilepost();
    try {
      await signIn(page, milepost);
      const data = { email: 'eve@example.org' };
      const headers = { origin: milepost.address };
      await page.request.post(`${milepost.address}/api/plans/demo/members`, { data, headers });
      await page.goto(`${milepost.address}/plans/demo/history`);
      const invited = page.getByRole('article', { name: /^Invited: eve@example.org/ });
      await expect(invited).toContainText('Member added');
      await expect(invited).not.toContainText('no longer exists');
    } finally {
      await milepost.stop();
    }
  });
});

test.describe('the history of a goal', () => {
  let milepost: RunningMilepost;
  test.beforeEach(async ({ page }) => {
    milepost = await startMilepost();
    await signIn(page, milepost);
  });
  test.afterEach(async () => {
    await milepost.stop();
  });

  test('tells before and after; a change is taken back, unless a later one stands in the way', async ({ page }) => {
    await enter(page, milepost, 51);
    await enter(page, milepost, 52);
    await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${GOAL.id}`);
    const detail = page.getByRole('dialog');
    await detail.getByRole('tab', { name: 'History' }).click();
    const changes = detail.getByRole('tabpanel').getByRole('article');
    await expect(changes.nth(0)).toContainText('Actual, Oct 2026');
    await expect(changes.nth(0).locator('del')).toHaveText('51');
    await expect(changes.nth(0).locator('ins')).toHaveText('52');

    await changes.nth(1).getByRole('button', { name: 'Undo' }).click();
    await expect(changes.nth(1).getByRole('alert')).toContainText('changed this again since');
    await changes.nth(0).getByRole('button', { name: 'Undo' }).click();
    await expect(changes.nth(0)).toHaveAccessibleName(/^Undone: Figures entered/);
    await expect(changes.nth(0).locator('ins')).toHaveText('51');
  });

  test('closed periods take no more figures until they are opened', async ({ page }) => {
    expect(await enter(page, milepost, 33)).toBe(200);
    await page.goto(`${milepost.address}/plans/demo/settings/periods`);
    await expect(page.getByText('All periods are open.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel('Closed up to').selectOption({ label: 'the end of Oct 2026' });
    await page.getByRole('button', { name: 'Close these periods' }).click();
    await expect(page.getByText('Closed until Oct 31, 2026.', { exact: true })).toBeVisible();
    expect(await enter(page, milepost, 40)).toBe(409);

    await page.goto(`${milepost.address}/plans/demo/history`);
    await page.getByLabel('What', { exact: true }).selectOption('Figures');
    const first = page.getByRole('region', { name: 'Changes' }).getByRole('article').filter({ hasText: '33' }).first();
    await first.getByRole('button', { name: 'Undo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change closed figures?' });
    await expect(dialog.getByLabel('Reason for changing closed figures')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(first.getByRole('alert')).toContainText('Nothing was changed');
    await first.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByLabel('Reason for changing closed figures').fill('Counted twice');
    await dialog.getByRole('button', { name: 'Change with this reason' }).click();
    await expect(page.getByText('Reason: Counted twice')).toBeVisible();
    await page.goto(`${milepost.address}/plans/demo/settings/periods`);
    await page.getByLabel('Closed up to').selectOption({ label: 'None (all open)' });
    await page.getByRole('button', { name: 'Open all periods' }).click();
    await expect(page.getByText('All periods are open.')).toBeVisible();
    expect(await enter(page, milepost, 40)).toBe(200);
  });
});
