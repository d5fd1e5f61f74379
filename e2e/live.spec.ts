import type { Browser, BrowserContext, Page } from '@playwright/test';
import { coursesPath, prospectsPath } from '#contract/addresses.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** A goal and the objective above it, which has one more critical goal when this one is late. */
/** Calls about all goals that read other figures than those of the cards. */
const OF_OTHERS = [coursesPath('demo'), prospectsPath('demo')];

const GOAL = { id: 'permits-online', title: 'Take every residential permit application online' };
const OBJECTIVE = 'Homes and jobs within reach';
const ALL_LEVELS = `filters=${encodeURIComponent('{"depth":[0,1,2,3,4]}')}`;
const FOUND = `filters=${encodeURIComponent('{"depth":[0,1,2,3,4],"name":"permit application online"}')}`;

let milepost: RunningMilepost;

test.beforeEach(async () => {
  milepost = await startMilepost();
});

test.afterEach(async () => {
  await milepost.stop();
});

/** Somebody else, in a browser of their own. */
async function openAs(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, milepost);
  return page;
}

async function enter(page: Page, actual: number): Promise<void> {
  const reply = await page.request.put(`${milepost.address}/api/plans/demo/goals/${GOAL.id}/entries`, {
    data: [{ date: '2026-10-01', actual }],
    headers: { origin: milepost.address },
    // The server may be closing the connection that rested since the last one.
    maxRetries: 1,
  });
  expect(reply.status()).toBe(200);
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const countOf = (page: Page, status: string) =>
  page.getByRole('region', { name: 'Goals by status' }).getByRole('button', { name: new RegExp(`^${status}, `) });

async function listening(page: Page): Promise<void> {
  await page.waitForResponse((reply) => reply.url().includes('/events') && reply.status() === 200);
}

/** One who reads the dashboard, its line up, and one who writes. */
async function leadAndMember(browser: Browser, query: string) {
  const [reading, writing] = [await browser.newContext(), await browser.newContext()];
  const [lead, member] = [await openAs(reading), await openAs(writing)];
  const line = listening(lead);
  await lead.goto(`${milepost.address}/plans/demo/dashboard?${query}`);
  await line;
  return { lead, member, close: () => Promise.all([reading.close(), writing.close()]) };
}

test.describe('what others write', () => {
  test('card, parent, status bar and open detail move without loading the page again', async ({ browser }) => {
    const { lead, member, close } = await leadAndMember(browser, ALL_LEVELS);
    await lead.evaluate(() => document.body.setAttribute('data-same-page', ''));
    const critical = Number(/\d+/.exec((await countOf(lead, 'Critical').getAttribute('aria-label')) ?? '')?.[0]);
    const objective = await card(lead, OBJECTIVE).first().innerText();

    await enter(member, 50);
    await expect(countOf(lead, 'Critical')).toHaveAttribute('aria-label', new RegExp(`, ${critical + 1} goal`));
    await expect(card(lead, OBJECTIVE).first()).not.toHaveText(objective);

    await lead.getByRole('button', { name: /^Critical, / }).click();
    await card(lead, GOAL.title).getByRole('link', { name: GOAL.title }).click();
    const detail = lead.getByRole('dialog');
    await expect(detail.getByText('Critical').first()).toBeVisible();
    await enter(member, 97);
    await expect(detail.getByText('On Target').first()).toBeVisible();
    await expect(lead.locator('body[data-same-page]')).toBeAttached();
    await close();
  });

  test('a goal that is added, and archived, comes and goes, and no other is asked for again', async ({ browser }) => {
    const { lead, member, close } = await leadAndMember(browser, ALL_LEVELS);
    const asked: string[] = [];
    lead.on('request', (request) => {
      const address = new URL(request.url());
      const isOfGoals = address.searchParams.has('fiscal_year') && !OF_OTHERS.includes(address.pathname);
      if (isOfGoals) asked.push(address.searchParams.get('ids') ?? 'all');
    });
    const shown = lead.locator('main').getByRole('status').first();
    await expect(shown).toHaveText(/\d goals$/);
    const before = await shown.innerText();
    const goals = `${milepost.address}/api/plans/demo/goals`;
    const headers = { origin: milepost.address };
    const data = { item: 'Open the swimming hall on Sundays', parent_id: GOAL.id };
    const added = await member.request.post(goals, { data, headers, maxRetries: 1 });
    expect(added.ok(), await added.text()).toBe(true);
    const { id } = await added.json();
    await expect(card(lead, data.item)).toBeAttached();
    await expect(shown).not.toHaveText(before);

    await member.request.delete(`${goals}/${id}`, { headers });
    await expect(card(lead, data.item)).toHaveCount(0);
    await expect(shown).toHaveText(before);
    expect(asked).toHaveLength(2);
    for (const ids of asked) expect(ids.split(',')).toEqual(expect.arrayContaining([id, GOAL.id]));
    await close();
  });

  test('a line that drops is said, taken up again, and has lost nothing', async ({ browser }) => {
    const { lead, member, close } = await leadAndMember(browser, FOUND);
    await expect(card(lead, GOAL.title).getByText('On Target').first()).toBeVisible();

    await lead.context().setOffline(true);
    await expect(lead.getByText('Not connected.')).toBeVisible({ timeout: 1_000 });
    await lead.context().setOffline(false);
    await expect(lead.getByText('Not connected.')).toBeHidden();

    await lead.route('**/events*', (route) => route.abort());
    await milepost.end();
    await expect(lead.getByText('Not connected.')).toBeVisible();
    const { address, data } = milepost;
    milepost = await startMilepost({ MILEPOST_DATA: data, PORT: new URL(address).port });
    await enter(member, 50);
    await enter(member, 51);
    await lead.unroute('**/events*');
    await expect(card(lead, GOAL.title).getByText('Critical').first()).toBeVisible({ timeout: 40_000 });
    await expect(lead.getByText('Not connected.')).toBeHidden();
    await close();
  });
});
