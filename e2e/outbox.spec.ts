import type { Page } from '@playwright/test';
import { addresses, goalCommentsPath, planEntriesPath } from '#contract/addresses.ts';
import { planPagePath } from '#contract/pages.ts';
import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

const GOAL = { id: 'permits-online' };

let milepost: RunningMilepost;

test.beforeEach(async ({ page }) => {
  // The server is stopped and started in each.
  test.slow();
  milepost = await startMilepost();
  await signIn(page, milepost);
});

test.afterEach(() => milepost.stop());

async function startAgain(): Promise<void> {
  const { address, data } = milepost;
  milepost = await startMilepost({ MILEPOST_DATA: data, PORT: new URL(address).port });
}

/** In the demo plan line 1 is the actual of its first goal; columns are the months from July. */
const cell = (page: Page, column: number) => page.locator(`[data-line="1"] > [data-column="${column}"]`);
const strip = (page: Page) => page.getByRole('region', { name: 'Not saved yet' });

async function open(page: Page, name: 'entry' | 'my-work' | 'history'): Promise<void> {
  await page.goto(`${milepost.address}${planPagePath('demo', name)}`);
}

async function type(page: Page, column: number, text: string): Promise<void> {
  await cell(page, column).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

async function commentsOf(page: Page): Promise<string[]> {
  const reply = await page.request.get(`${milepost.address}${goalCommentsPath('demo', GOAL.id)}`);
  const comments: { comment: string }[] = await reply.json();
  return comments.map(({ comment }) => comment);
}

test('figures typed while the server is away: leaving Milepost asks, and any page says and sends them', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await open(page, 'history');
  await menu.getByRole('link', { name: 'Entry' }).click();
  await expect(cell(page, 0)).toBeVisible();
  await milepost.end();
  await type(page, 0, '31');
  await expect(page.getByText('Not saved yet: no connection.')).toBeVisible();

  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => window.location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(cell(page, 0)).toHaveText('31');

  // Its code is not there: the sheet stays, with what was typed.
  await menu.getByRole('link', { name: 'Import' }).click();
  const notConnected = page.getByRole('alert').filter({ hasText: 'You are not connected to Milepost.' });
  await expect(notConnected).toBeVisible();
  await expect(cell(page, 0)).toHaveText('31');
  await menu.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeVisible();
  await expect(notConnected).toBeHidden();
  await expect(strip(page)).toContainText('1 entry is not saved yet');

  await startAgain();
  await expect(strip(page)).toBeHidden({ timeout: 40_000 });
  await menu.getByRole('link', { name: 'Entry' }).click();
  await expect(cell(page, 0)).toHaveText('31');
});

test('a comment written while the server is away is seen on every page, and sent once however many are open', async ({
  page,
  context,
}) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${GOAL.id}`);
  const other = await context.newPage();
  await open(other, 'my-work');
  await expect(other.getByRole('heading', { name: 'My work' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Write a comment' });
  await field.fill('Not to be lost');
  const before = await commentsOf(page);
  await milepost.end();
  await page.getByRole('button', { name: 'Send' }).click();

  for (const each of [page, other]) {
    await expect(strip(each)).toContainText('1 entry is not saved yet');
    await expect(strip(each)).toContainText('Milepost keeps trying.');
  }
  await strip(other).getByRole('button', { name: 'Show' }).click();
  await expect(strip(other)).toContainText('Comment: “Not to be lost”');
  await expectNoAxeViolations(other);

  await startAgain();
  for (const each of [page, other]) await expect(strip(each)).toBeHidden({ timeout: 40_000 });
  expect(await commentsOf(page)).toHaveLength(before.length + 1);
});

test('what somebody else set meanwhile is asked about on the page that one is on', async ({ page, browser }) => {
  await open(page, 'entry');
  await expect(cell(page, 0)).toBeVisible();
  await milepost.end();
  await type(page, 0, '32');
  await expect(page.getByText('Not saved yet: no connection.')).toBeVisible();
  await page.goto('about:blank');
  await startAgain();

  const two = await (await browser.newContext()).newPage();
  await signIn(two, milepost);
  const goals = await two.request.get(
    `${milepost.address}${addresses.goals}?fiscal_year=0&plan_id=demo&fields=id,number`,
  );
  const all: { id: string; number: string }[] = await goals.json();
  const goal = all.find(({ number }) => number === '1.1')?.id;
  const written = await two.request.put(`${milepost.address}${planEntriesPath('demo')}`, {
    data: [{ goal_id: goal, date: '2026-07-01', actual: 55 }],
    headers: { origin: milepost.address },
  });
  expect(written.ok(), await written.text()).toBe(true);

  await open(page, 'history');
  await expect(strip(page)).toContainText('1 entry was not saved. Look at it.');
  await strip(page).getByRole('button', { name: 'Show' }).click();
  await expect(strip(page)).toContainText('Jul 2026: 32');
  await expect(strip(page)).toContainText('Somebody else has set this since, to 55.');

  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out and lose 1 unsaved entry' })).toBeVisible();
  await page.keyboard.press('Escape');

  await strip(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(strip(page)).toBeHidden();
  await open(page, 'entry');
  await expect(cell(page, 0)).toHaveText('32');
});

test('a cell that only its author can mend is seen on every page, by name, with a way to it', async ({ page }) => {
  await open(page, 'entry');
  await type(page, 0, '12o');
  await expect(cell(page, 0)).toHaveText('12o');
  await open(page, 'history');
  await expect(strip(page)).toContainText('1 entry was not saved. Look at it.');
  await strip(page).getByRole('button', { name: 'Show' }).click();
  await expect(strip(page)).toContainText('Jul 2026: 12o');
  await strip(page).getByRole('link', { name: 'Open the sheet' }).click();
  await expect(cell(page, 0)).toHaveText('12o');
  await expect(strip(page)).toBeHidden();
  await type(page, 0, '12');
  await expect(cell(page, 0)).toHaveText('12');
  await open(page, 'history');
  await expect(strip(page)).toBeHidden();
});

test('a comment whose answer was lost on the way is there once', async ({ page }) => {
  const comments = `**${goalCommentsPath('demo', GOAL.id)}`;
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${GOAL.id}`);
  const before = await commentsOf(page);
  let lost = 0;
  await page.route(comments, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('Only once');
  const again = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().includes('/comments'),
  );
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await again).status()).toBe(201);
  expect(lost).toBe(1);
  expect(await commentsOf(page)).toEqual(['Only once', ...before]);
});

test('signing out with unsent work asks first, and says what would be lost', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${GOAL.id}`);
  await page.route(`**${goalCommentsPath('demo', GOAL.id)}`, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
  );
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('Not sent');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(strip(page)).toContainText('1 entry is not saved yet');
  await open(page, 'history');
  await page.route('**/comments', (route) => route.abort('connectionrefused'));

  const signOut = async () => {
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  };
  await signOut();
  const asked = page.getByRole('menuitem', { name: 'Sign out and lose 1 unsaved entry' });
  await expect(asked).toBeVisible();
  expect((await page.request.get(`${milepost.address}${addresses.account}`)).status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(strip(page)).toContainText('1 entry is not saved yet');

  await signOut();
  page.on('dialog', (dialog) => dialog.accept());
  await asked.click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect((await page.request.get(`${milepost.address}${addresses.account}`)).status()).toBe(401);
});
