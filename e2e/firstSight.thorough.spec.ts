import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

const GOALS = `number,parent_number,depth,title,measure,unit,start,end,target_direction,tracking_frequency
1,,0,A city that cools down,,,2018-01-01,2030-12-31,,
1.1,1,1,Cut greenhouse gas,Emissions,Total,2018-01-01,2030-12-31,down,yearly
1.2,1,1,Plant street trees,Trees,Total,2018-01-01,2030-12-31,up,yearly
`;

const HEAD = 'goal_number,date,target,actual\n';

const TARGETS = `${HEAD}1.1,2030-12-31,410,
1.2,2030-12-31,40000,
`;

const OF_2024 = `1.1,2022-12-31,,700
1.1,2024-12-31,,612
1.2,2024-12-31,,17900
`;

const VIEWER = { email: 'eve@example.org', password: 'no figures since the flood' };

test.describe('a plan without figures in the year shown', () => {
  let own: RunningMilepost;
  let folder: string;
  /** By name. */
  let plans: Map<string, string>;

  test.beforeAll(async ({ browser }) => {
    folder = await mkdtemp(join(tmpdir(), 'first-sight-'));
    own = await startMilepost({ MILEPOST_DEMO: '0' });
    await importPlan('Climate', TARGETS + OF_2024);
    await importPlan('Nothing reported', TARGETS);
    await importPlan('Without targets', `${HEAD}${OF_2024}1.2,2022-12-31,,9000\n`, GOALS.replaceAll(',up,', ',,'));
    await importPlan('Partly reported', `${TARGETS}${OF_2024}1.2,2026-06-30,20000,19000\n`);
    plans = await plansByName(browser, own);
  });

  test.afterAll(async () => {
    await own.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function importPlan(name: string, entries: string, goals = GOALS): Promise<void> {
    const files = [join(folder, 'goals.csv'), join(folder, 'entries.csv')] as const;
    await writeFile(files[0], goals);
    await writeFile(files[1], entries);
    const { status, output } = await own.run('import', '--plan', name, '--fiscal-month', '1', ...files);
    expect(status, output).toBe(0);
  }

  async function open(page: Page, plan: string): Promise<void> {
    const filters = encodeURIComponent('{"depth":[1]}');
    await page.goto(`${own.address}/plans/${plans.get(plan)}/dashboard?filters=${filters}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  }

  test('and without any work offers no timeline and no filter by work', async ({ page }) => {
    await signIn(page, own);
    await open(page, 'Partly reported');
    await expect(page.getByRole('button', { name: 'Tree', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Timeline' })).toHaveCount(0);
    await page.getByRole('button', { name: '1 Filter Selected' }).click();
    await expect(page.getByRole('button', { name: /^Status/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Work/ })).toHaveCount(0);
  });

  test('says so to its lead in one line, and leads on', async ({ page }) => {
    await signIn(page, own);
    await open(page, 'Climate');
    const notice = noticeOf(page);
    await expect(notice).toContainText(
      'The newest figures are of 2024. None of 2026 is in, so no goal is judged today.',
    );
    expect((await notice.boundingBox())?.height).toBe(50);
    await expect(notice.getByRole('link', { name: 'Import newer figures' })).toBeVisible();

    const card = page.getByRole('article', { name: /Cut greenhouse gas/ });
    await expect(card).toContainText('612');
    await expect(card).toContainText('last actual, of');

    await notice.getByRole('button', { name: 'Hide for me' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(card).toContainText('612');
    await expect(notice).toHaveCount(0);

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await notice.getByRole('link', { name: /^Show / }).click();
    await expect(page).toHaveURL(/fiscal_year=2024/);
    await expect(card).not.toContainText('last actual, of');
  });

  test('says of a group what its goals have, without a status, a nought or a figure that is none', async ({ page }) => {
    await signIn(page, own);
    await page.goto(`${own.address}/plans/${plans.get('Climate')}/dashboard`);
    const card = page.getByRole('article', { name: /A city that cools down/ });
    await expect(card).toContainText('Last figures 2024');
    await expect(card).toContainText('2 of 2 goals have figures');
    await expect(card).toContainText('1 better');
    await expect(card).toContainText('since 2022');
    await expect(card).toContainText('With a 2030 target');
    await expect(card).not.toContainText(/worse|N\/A|Not Started|Health|\b0\b/);

    const changes = page.getByRole('region', { name: 'Goals by change' });
    await expect(changes).toContainText('From first to last figure, 2 goals');
    await changes.getByRole('button', { name: 'Better, 1 goal' }).click();
    const list = page.getByRole('dialog', { name: 'Better, 1 goal' });
    await list.getByRole('link', { name: /Cut greenhouse gas/ }).click();
    await expect(page.getByRole('dialog', { name: /Cut greenhouse gas/ })).toBeVisible();
  });

  test('asks which way is better, in one change that is undone in one press', async ({ page }) => {
    await signIn(page, own);
    await page.goto(`${own.address}/plans/${plans.get('Without targets')}/dashboard`);
    const changes = page.getByRole('region', { name: 'Goals by change' });
    await changes.getByRole('button', { name: 'Set directions 1' }).click();
    const list = page.getByRole('dialog', { name: 'Set directions' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('button', { name: 'Higher is better: Plant street trees' }).click();
    await list.getByRole('button', { name: 'Set 1 direction' }).click();
    await expect(page.getByRole('article', { name: /A city that cools down/ })).toContainText('2 better');
    await expect(changes.getByRole('button', { name: /^Set directions/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(changes.getByRole('button', { name: 'Set directions 1' })).toBeVisible();
  });

  for (const [locale, show] of [
    ['en-US', 'Show 2024'],
    ['de-DE', '2024 zeigen'],
  ] as const) {
    test(`says so on a phone above a first card within half of the screen, ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await signIn(page, own);
      await page.goto(`${own.address}/plans/${plans.get('Climate')}/dashboard`);
      await expect(page.getByRole('link', { name: show })).toBeInViewport({ ratio: 1 });
      const card = await page.getByRole('article').first().boundingBox();
      expect(card?.y).toBeLessThanOrEqual(844 / 2);
      await context.close();
    });
  }

  test('that never had any says so, and asks for the first ones', async ({ page }) => {
    await signIn(page, own);
    await open(page, 'Nothing reported');
    const notice = noticeOf(page);
    await expect(notice).toContainText('2 goals, no figures yet.');
    await expect(notice.getByRole('link', { name: 'Import figures' })).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Type them' })).toBeVisible();
    await expect(notice.getByRole('link', { name: /^Show / })).toHaveCount(0);
  });

  test('is not said of a plan where some goals have newer figures', async ({ page }) => {
    await signIn(page, own);
    await open(page, 'Partly reported');
    await expect(page.getByRole('button', { name: 'No figures, 1 goal' })).toBeVisible();
    // The count comes as late as the notice would.
    await expect(page.getByRole('region', { name: 'Goals by status' }).getByText(/^Health/)).toBeVisible();
    await expect(noticeOf(page)).toHaveCount(0);
  });

  test('leads a viewer back to the figures there are, and asks for none', async ({ page }) => {
    await signIn(page, own);
    await joinAsViewer(page, own, plans.get('Climate') ?? '');
    await open(page, 'Climate');
    const notice = noticeOf(page);
    await expect(notice.getByRole('link', { name: /^Show / })).toBeVisible();
    await expect(notice).not.toContainText('Import newer figures');
    await expect(notice.getByRole('link')).toHaveCount(1);
  });

  for (const [style, links] of [
    ['static', 0],
    ['chips', 0],
    ['dynamic', 1],
  ] as const) {
    test(`tells readers of a ${style} share, ${links === 0 ? 'whose year is fixed' : 'who may change the year'}`, async ({
      page,
    }) => {
      await signIn(page, own);
      const made = await page.request.post(`${own.address}/api/plans/${plans.get('Climate')}/shares`, {
        data: { style, filters: '{"depth":[1]}', fiscal_year: 'current' },
        headers: { origin: own.address },
      });
      const { long_url } = await made.json();
      await page.context().clearCookies();
      await page.goto(long_url);
      await expect(noticeOf(page)).toBeVisible();
      await expect(noticeOf(page).getByRole('link')).toHaveCount(links);
      await expect(noticeOf(page)).not.toContainText('Import newer figures');
    });
  }
});

function noticeOf(page: Page) {
  return page.getByRole('region', { name: 'Figures of this plan' });
}

async function plansByName(browser: Browser, own: RunningMilepost): Promise<Map<string, string>> {
  const page = await browser.newPage();
  await signIn(page, own);
  const found: { id: string; name: string }[] = await (await page.request.get(`${own.address}/api/plans`)).json();
  await page.context().close();
  return new Map(found.map(({ id, name }) => [name, id]));
}

async function joinAsViewer(page: Page, own: RunningMilepost, planId: string): Promise<void> {
  const reply = await page.request.post(`${own.address}/api/plans/${planId}/members`, {
    data: { email: VIEWER.email, role: 'viewer' },
    headers: { origin: own.address },
  });
  const { link } = await reply.json();
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel('Your name').fill('Eve Moneypenny');
  await page.getByLabel('Password', { exact: true }).fill(VIEWER.password);
  await page.getByRole('button', { name: 'Create account and join' }).click();
  // A member lands on their work, a viewer on the cards.
  const work = page.getByRole('heading', { name: 'No goal is yours yet.' });
  await expect(page.getByRole('article').or(work).first()).toBeVisible();
}
