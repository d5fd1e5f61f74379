// Another person's change as somebody sees it: from the call that enters an actual to card, parent and status painted in a
// dashboard open in another browser. Limit of 300 ms at the 95th percentile, on one machine.
import type { BrowserContext, Page } from '@playwright/test';
import { type MilepostProcess, signIn, startProcess } from '#e2e/milepost.ts';
import { launchBrowser } from '#scripts/browser.ts';
import { claim } from './tools/claim.ts';
import { quantile, spreadOf } from './tools/spread.ts';

const ENTRIES = 60;
const LIMIT = 300;

/** A goal that is late with one value and on target with the other, and the objective it counts for. */
const GOAL = 'permits-online';
const OBJECTIVE = 'Homes and jobs within reach';
const VALUES = [50, 97];

const milepost = await startProcess();
const browser = await launchBrowser();
try {
  const [reader, writer] = await Promise.all([newContext(), newContext()]);
  const page = await openDashboard(reader, milepost);
  const times: number[] = [];
  for (let turn = 0; turn < ENTRIES; turn += 1) times.push(await timeEntry(page, writer, VALUES[turn % 2] ?? 0));
  report('actual entered to card, parent and status painted elsewhere', times);
} finally {
  await browser.close();
  await milepost.stop();
}

function newContext(): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 } });
}

async function openDashboard(context: BrowserContext, server: MilepostProcess): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, server);
  const line = page.waitForResponse((reply) => reply.url().includes('/events') && reply.status() === 200);
  const filters = encodeURIComponent('{"depth":[0,1,2,3,4],"strategicObjectives":["homes-and-jobs"]}');
  await page.goto(`${server.address}/plans/demo/dashboard?filters=${filters}`);
  await page.getByRole('article').first().waitFor();
  await line;
  return page;
}

/** The status bar counts the goal, and the card of its objective counts it among its own. */
async function timeEntry(page: Page, writer: BrowserContext, actual: number): Promise<number> {
  const before = await page.evaluate(seen, OBJECTIVE);
  const moved = page.waitForFunction(
    ({ objective, old }) => {
      const bar = document.querySelector('[aria-label="Goals by status"]')?.textContent ?? '';
      const cards = [...document.querySelectorAll('article')];
      const parent = cards.find((card) => card.textContent?.includes(objective))?.textContent ?? '';
      return bar !== old.bar && parent !== old.parent;
    },
    { objective: OBJECTIVE, old: before },
    { polling: 'raf' },
  );
  const began = performance.now();
  const reply = await writer.request.put(`${milepost.address}/api/plans/demo/goals/${GOAL}/entries`, {
    data: [{ date: '2026-10-01', actual }],
    headers: { origin: milepost.address, cookie: await cookiesOf(page) },
  });
  if (!reply.ok()) throw new Error(await reply.text());
  await moved;
  return performance.now() - began;
}

function seen(objective: string): { bar: string; parent: string } {
  const bar = document.querySelector('[aria-label="Goals by status"]')?.textContent ?? '';
  const cards = [...document.querySelectorAll('article')];
  return { bar, parent: cards.find((card) => card.textContent?.includes(objective))?.textContent ?? '' };
}

async function cookiesOf(page: Page): Promise<string> {
  return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

function report(what: string, times: readonly number[]): void {
  claim({ what, value: quantile(times, 0.95), unit: 'ms', spread: spreadOf(times), atMost: LIMIT });
}
