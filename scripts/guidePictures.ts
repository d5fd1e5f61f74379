// npm run guide-pictures: takes the pictures of the README and the guide anew, of the demo plan in the packed browser.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { ADMIN, startMilepost } from '#e2e/milepost.ts';
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
  { name: 'entry', path: '/plans/demo/entry', shows: '[role=grid]' },
  { name: 'my-work', path: '/plans/demo/my-work', shows: 'main li' },
  { name: 'history', path: '/plans/demo/history', shows: 'main li' },
  { name: 'settings', path: '/plans/demo/settings/general', shows: 'main form' },
  { name: 'phone', path: DASHBOARD, shows: 'article', width: 390, height: 844 },
];

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'pictures');
await mkdir(folder, { recursive: true });
await buildPageIfStale((line) => console.log(line));
const milepost = await startMilepost();
const browser = await launchBrowser();
try {
  for (const picture of PICTURES) await take(picture);
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
  await page.evaluate(() => document.fonts.ready);
  await prepare?.(page);
  const file = join(folder, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  console.log(file);
  await context.close();
}
