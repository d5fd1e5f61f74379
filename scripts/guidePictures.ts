// npm run guide-pictures [-- NAME]: takes the pictures of the README and the guide anew, of the demo plan in the packed browser.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { ADMIN, startMilepost } from '#e2e/milepost.ts';
import { chooseOfPage } from '#e2e/pageMenu.ts';
import { launchBrowser } from './browser.ts';
import { buildPageIfStale } from './page.ts';

type Picture = {
  readonly name: string;
  readonly path: string;
  /** What is there once the page is. */
  readonly shows: string;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<unknown>;
};

const OBJECTIVES_AND_GOALS = encodeURIComponent(JSON.stringify({ depth: ['0', '1'] }));
const DASHBOARD = `/plans/demo/dashboard?filters=${OBJECTIVES_AND_GOALS}`;

const PICTURES: readonly Picture[] = [
  { name: 'dashboard-light', path: DASHBOARD, shows: 'article' },
  { name: 'dashboard-dark', path: DASHBOARD, shows: 'article', theme: 'dark' },
  { name: 'phone', path: DASHBOARD, shows: 'article', width: 390, height: 844 },
  { name: 'why', path: DASHBOARD, shows: 'article', prepare: askWhy },
  { name: 'detail', path: DASHBOARD, shows: 'article', prepare: openDetail },
  { name: 'tree', path: '/plans/demo/dashboard?view=tree', shows: '[role=treegrid], [role=tree]' },
  { name: 'timeline', path: '/plans/demo/dashboard?view=timeline', shows: '[role=treegrid]' },
  { name: 'look-back', path: DASHBOARD, shows: 'article', prepare: lookBack },
  { name: 'share', path: DASHBOARD, shows: 'article', prepare: openShare },
  { name: 'entry', path: '/plans/demo/entry', shows: '[role=grid]' },
  { name: 'my-work', path: '/plans/demo/my-work', shows: 'main input', height: 640 },
  { name: 'history', path: '/plans/demo/history', shows: 'main li' },
  { name: 'import', path: '/plans/demo/import', shows: 'main button, main label', prepare: chooseFiles },
  { name: 'members', path: '/plans/demo/settings/members', shows: 'main button' },
];

/** Without names: all of them. */
const wanted = process.argv.slice(2);
const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'pictures');
await mkdir(folder, { recursive: true });
await buildPageIfStale((line) => console.log(line));
const milepost = await startMilepost();
const browser = await launchBrowser();
try {
  await ownSomeGoals();
  for (const picture of wanted.length === 0 ? PICTURES : PICTURES.filter(({ name }) => wanted.includes(name))) {
    await take(picture);
  }
} finally {
  await browser.close();
  await milepost.stop();
}

async function take({
  name,
  path,
  shows,
  theme = 'light',
  width = 1440,
  height = 900,
  prepare,
}: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const headers = { origin: milepost.address };
  await context.request.post(`${milepost.address}/api/auth/sign-in/email`, { data: ADMIN, headers });
  const page = await context.newPage();
  await page.goto(`${milepost.address}${path}`);
  await page.locator(shows).first().waitFor();
  // Chips and counts come after the first load.
  if (path === DASHBOARD) {
    await page.getByText('Level:').waitFor();
    await page
      .getByText(/^Health/)
      .last()
      .waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
  await prepare?.(page);
  const file = join(folder, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  console.log(file);
  await context.close();
}

/** Whoever owns no goal has nothing waiting: the first that are overdue or behind become the reader's. */
async function ownSomeGoals(): Promise<void> {
  const context = await browser.newContext({ baseURL: milepost.address });
  const headers = { origin: milepost.address };
  await context.request.post('/api/auth/sign-in/email', { data: ADMIN, headers });
  const { members } = await (await context.request.get('/api/plans/demo/members')).json();
  const me = members.find((member: { is_self: number }) => member.is_self === 1);
  const goals = await (await context.request.get('/napi/json/getgoals?plan_id=demo&fiscal_year=2026')).json();
  const waiting = goals.filter(
    ({ stale, status_icon, rollup_type }: { stale: number; status_icon: string; rollup_type: number }) =>
      rollup_type < 2 && (stale === 1 || status_icon === 'off_target' || status_icon === 'critical'),
  );
  for (const { id } of waiting.slice(0, 7)) {
    await context.request.patch(`/api/plans/demo/goals/${id}`, { data: { plan_mem_id: me.id }, headers });
  }
  await context.close();
}

async function askWhy(page: Page): Promise<void> {
  await page.locator('article button[aria-haspopup=dialog][data-status=off_target]').first().click();
  await page.locator('[popover]:popover-open').waitFor();
}

async function openDetail(page: Page): Promise<void> {
  await page.locator('article').nth(3).getByRole('link').first().click();
  await page.locator('dialog article').first().waitFor();
  await page.locator('dialog [aria-busy=true]').first().waitFor({ state: 'detached' });
}

async function lookBack(page: Page): Promise<void> {
  await chooseOfPage(page, 'Look back at a past day');
  await page.locator('main section[aria-busy=false]').first().waitFor();
  await page.locator('article h2').first().waitFor();
}

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
}

async function chooseFiles(page: Page): Promise<void> {
  const rows = ['number,title,owner', '8,"A tree on every street",', '8.1,"Plant 1,200 trees",Mei-Ling Tran', '8.2,,'];
  const file = { name: 'goals.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /^Apply/ }).waitFor();
}
