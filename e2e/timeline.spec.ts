import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

let own: RunningMilepost;
test.beforeAll(async () => {
  own = await startMilepost();
});
test.afterAll(() => own.stop());

const GOAL = 'permits-online';
/** The goal alone, without the demo's own work. */
const DASHBOARD = `/plans/demo/dashboard?filters=${encodeURIComponent('{"depth":[2],"name":"permit application online"}')}`;
const TIMELINE = `${DASHBOARD}&view=timeline`;
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function make(page: Page, noun: string, data: object): Promise<string> {
  const made = await page.request.post(`${own.address}/api/plans/demo/${noun}`, {
    data,
    headers: { origin: own.address },
  });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
}

/** The pipes come on December 11, and paving starts after them on December 14. */
async function makeWork(page: Page, name: string): Promise<void> {
  const main = await make(page, 'initiatives', {
    title: `Main ${name}`,
    goal_ids: [GOAL],
    start: '2026-09-01',
    end: '2027-02-26',
    state: 'active',
  });
  const pipes = await make(page, 'milestones', { title: `Pipes ${name}`, initiative_id: main, due: '2026-12-11' });
  await make(page, 'milestones', { title: `Design ${name}`, initiative_id: main, due: '2026-10-30' });
  await make(page, 'initiatives', {
    title: `Paving ${name}`,
    goal_ids: [GOAL],
    start: '2026-12-14',
    end: '2027-03-01',
    after_ids: [pipes],
  });
}

test('the timeline shows what is late and is read, moved, saved and taken back by keyboard alone', async ({ page }) => {
  await signIn(page, own);
  await makeWork(page, 'K');
  await page.goto(own.address + DASHBOARD);
  await page.getByRole('button', { name: 'Timeline' }).press('Enter');
  await expect(page).toHaveURL(/view=timeline/);
  await expect(rowOf(page, 'Design K')).toContainText('21 days late');
  await expectNoAxeViolations(page);

  const goal = page.getByRole('row', { level: 1 }).first();
  await goal.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(goal).toHaveAttribute('aria-expanded', 'false');
  await expect(rowOf(page, 'Pipes K')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(goal).toHaveAttribute('aria-expanded', 'true');
  await rowOf(page, 'Pipes K').focus();

  const status = page.getByRole('status').filter({ hasText: 'Pipes K' });
  await page.keyboard.press('l');
  await expect(status).toContainText('Before Paving K.');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(status).toContainText('Dec 12 (1 day later)');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(status).toContainText('Paving K would come 1 day too soon after Pipes K.');
  await page.keyboard.press('Escape');
  await expect(status).toHaveCount(0);
  await expect(rowOf(page, 'Pipes K')).toContainText('Dec 11');

  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Paving K')).toContainText('starts 4 days too soon');
  await expect(rowOf(page, 'Pipes K')).toContainText('Dec 18');
  await expect(rowOf(page, 'Pipes K')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rowOf(page, 'Pipes K')).toContainText('Dec 11');

  await rowOf(page, 'Main K').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Main K' })).toBeVisible();
  await expect(page).toHaveURL(/initiative=/);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/initiative=/);
});

test('a milestone and the end of a bar are dragged, warned of, and saved; a past day stands behind', async ({
  page,
}) => {
  await signIn(page, own);
  await makeWork(page, 'M');
  await page.goto(`${own.address}${TIMELINE}&zoom=weeks`);
  const diamond = rowOf(page, 'Pipes M').locator('[data-part]');
  await diamond.scrollIntoViewIfNeeded();
  const box = await diamond.boundingBox();
  if (box === null) throw new Error('The diamond is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await expect(page.getByRole('status').filter({ hasText: 'Pipes M' })).toContainText('too soon after Pipes M.');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(rowOf(page, 'Pipes M')).toContainText('Dec 11');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  await expect(rowOf(page, 'Pipes M')).not.toContainText('Dec 11');
  await expect(rowOf(page, 'Paving M')).toContainText(/starts \d+ days too soon/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Pipes M')).toContainText('Dec 11');

  await page.getByText('Whole plan').click();
  await expect(page).toHaveURL(/zoom=plan/);
  await page.getByRole('button', { name: 'Compare with a past day' }).click();
  await expect(page).toHaveURL(/as_of=/);
  await expect(page.getByText('Compared with', { exact: false }).first()).toBeVisible();
  await expect(rowOf(page, 'Pipes M')).toBeVisible();
  await page.getByRole('button', { name: 'Compare no more' }).click();
  await expect(page).not.toHaveURL(/as_of=/);

  await rowOf(page, 'Pipes M').getByRole('button', { name: 'Pipes M' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit milestone' })).toBeVisible();
});

test('on a phone it is a list by month', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, own);
  await makeWork(page, 'P');
  await page.goto(`${own.address}${TIMELINE}`);
  await expect(page.getByRole('heading', { name: /Oct 2026/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Design P' })).toContainText('21 days late');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Main P' }).click();
  await expect(page.getByRole('dialog', { name: 'Main P' })).toBeVisible();
});
