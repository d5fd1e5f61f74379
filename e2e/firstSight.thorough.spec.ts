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

const TARGETS = `goal_number,date,target,actual
1.1,2030-12-31,410,
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
    await importPlan('Partly reported', `${TARGETS}${OF_2024}1.2,2026-06-30,20000,19000\n`);
    plans = await plansByName(browser, own);
  });

  test.afterAll(async () => {
    await own.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function importPlan(name: string, entries: string): Promise<void> {
    const files = [join(folder, 'goals.csv'), join(folder, 'entries.csv')] as const;
    await writeFile(files[0], GOALS);
    await writeFile(files[1], entries);
    const { status, output } = await own.run('import', '--plan', name, '--fiscal-month', '1', ...files);
    expect(status, output).toBe(0);
  }

  async function open(page: Page, plan: string): Promise<void> {
    const filters = encodeURIComponent('{"depth":[1]}');
    await page.goto(`${own.address}/plans/${plans.get(plan)}/dashboard?filters=${filters}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  }

  test('says so to its lead, shows the last figures in grey, and leads on', async ({ page }) => {
    await signIn(page, own);
    await open(page, 'Climate');
    const notice = noticeOf(page);
    await expect(notice).toContainText('2 goals wait');
    await expect(notice.getByRole('link', { name: 'Import a file' })).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Enter them' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'No figures, 2 goals' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not Started, 0 goals' })).toBeVisible();

    const card = page.getByRole('article', { name: /Cut greenhouse gas/ });
    await expect(card).toContainText('612');
    await expect(card).toContainText('last actual, of');
    await expect(card.getByRole('button', { name: 'No figures' })).toBeVisible();

    await notice.getByRole('button', { name: 'Hide for me' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(card).toContainText('612');
    await expect(notice).toHaveCount(0);

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await notice.getByRole('link', { name: /^Show / }).click();
    await expect(page).toHaveURL(/fiscal_year=2024/);
    await expect(card.getByRole('button', { name: 'No figures' })).toHaveCount(0);
  });

  for (const [locale, show] of [
    ['en-US', 'Show 2024'],
    ['de-DE', '2024 zeigen'],
  ] as const) {
    test(`says so on a phone in one line, above a first card within a third of the screen, ${locale}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await signIn(page, own);
      await page.goto(`${own.address}/plans/${plans.get('Climate')}/dashboard`);
      await expect(page.getByRole('link', { name: show })).toBeInViewport({ ratio: 1 });
      const card = await page.getByRole('article').first().boundingBox();
      expect(card?.y).toBeLessThanOrEqual(844 / 3);
      await context.close();
    });
  }

  test('that never had any says so, and asks for the first ones', async ({ page }) => {
    await signIn(page, own);
    await open(page, 'Nothing reported');
    const notice = page.getByRole('region', { name: 'No figures yet' });
    await expect(notice).toContainText('Add figures');
    await expect(notice.getByRole('link', { name: 'Import a file' })).toBeVisible();
    await expect(notice.getByRole('link', { name: /^Show / })).toHaveCount(0);
  });

  test('is not said of a plan where some goals have newer figures', async ({ page }) => {
    await signIn(page, own);
    await open(page, 'Partly reported');
    await expect(page.getByRole('button', { name: 'No figures, 1 goal' })).toBeVisible();
    // The count comes as late as the notice would.
    await expect(page.getByRole('region', { name: 'Goals by status' }).getByText(/^Health/)).toBeVisible();
    await expect(page.getByRole('region', { name: /No figures/ })).toHaveCount(0);
  });

  test('leads a viewer back to the figures there are, and asks for none', async ({ page }) => {
    await signIn(page, own);
    await joinAsViewer(page, own, plans.get('Climate') ?? '');
    await open(page, 'Climate');
    const notice = noticeOf(page);
    await expect(notice.getByRole('link', { name: /^Show / })).toBeVisible();
    await expect(notice).not.toContainText('Add newer figures');
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
      await expect(noticeOf(page)).not.toContainText('Add newer figures');
    });
  }
});

function noticeOf(page: Page) {
  return page.getByRole('region', { name: 'No figures for 2026 yet. Latest: 2024' });
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
