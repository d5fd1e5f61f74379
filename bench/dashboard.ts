// The dashboard as a person feels it: first load and later navigation to first cards, key press in the keyword box to
// painted cards. Limits of 1 s and 50 ms; MILEPOST_BENCH_PLAN names a folder with goals.csv and entries.csv, else
// the demo plan is used.
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type MilepostProcess, signIn, startProcess } from '#e2e/milepost.ts';
import { launchBrowser } from '#scripts/browser.ts';
import { claim } from './tools/claim.ts';
import { quantile, spreadOf } from './tools/spread.ts';
import { undisturbed } from './tools/undisturbed.ts';

const NAVIGATIONS = 7;
/** The page before comes to rest first: nobody leaves it as its first card appears. */
const SETTLING_MS = 500;
const KEY_PRESSES = 100;
const FIRST_CARDS_LIMIT = 1000;
const KEY_PRESS_LIMIT = 50;

const milepost = await startProcess();
const browser = await launchBrowser();
try {
  const plan = await planUnderTest(milepost);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watchPaints);
  const page = await context.newPage();
  await signIn(page, milepost);
  const address = `${milepost.address}/plans/${plan}/dashboard?filters=${encodeURIComponent('{"depth":[0,1,2,3,4]}')}`;
  console.log(`${await countOf(page, address)}, 1440 x 900`);
  const first = await undisturbed(() => timeFirstLoads(context, address));
  report('first cards painted at the first visit, nothing kept by the browser', FIRST_CARDS_LIMIT, first.times);
  claim({
    what: 'script until then, compressed, with what the dashboard asks for beside its first load',
    value: first.scriptBytes / 1_000,
    unit: 'kB',
  });
  report(
    'first cards painted after navigation',
    FIRST_CARDS_LIMIT,
    await undisturbed(() => timeFirstCards(page, address)),
  );
  report('key press to painted cards', KEY_PRESS_LIMIT, await undisturbed(() => timeKeyPresses(page, address)));
} finally {
  await browser.close();
  await milepost.stop();
}

async function planUnderTest(server: MilepostProcess): Promise<string> {
  const folder = process.env.MILEPOST_BENCH_PLAN;
  if (folder === undefined) return 'demo';
  const { status, output } = await server.run(
    'import',
    '--plan',
    'Bench',
    join(folder, 'goals.csv'),
    join(folder, 'entries.csv'),
  );
  if (status !== 0) throw new Error(output);
  const listed = await server.run('plan');
  const line = listed.output.split('\n').find((each) => each.includes('Bench'));
  const id = line?.trim().split(/\s+/)[0];
  if (id === undefined) throw new Error(listed.output);
  return id;
}

async function countOf(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  return page.getByRole('status').filter({ hasText: ' of ' }).innerText();
}

/** Each in a browser profile of its own that has nothing but the session. */
async function timeFirstLoads(signedIn: BrowserContext, address: string) {
  const times: number[] = [];
  let scriptBytes = 0;
  for (let turn = 0; turn < NAVIGATIONS; turn++) {
    const fresh = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: await signedIn.storageState(),
    });
    await fresh.addInitScript(watchPaints);
    const page = await fresh.newPage();
    await page.goto(address);
    await page.waitForFunction(() => window.firstCardsAt !== null);
    times.push(await page.evaluate(() => window.firstCardsAt ?? Number.NaN));
    scriptBytes = await page.evaluate(scriptBytesUntilFirstCards);
    await fresh.close();
  }
  return { times, scriptBytes };
}

/** Runs in the page. */
function scriptBytesUntilFirstCards(): number {
  const until = window.firstCardsAt ?? 0;
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= until)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

async function timeFirstCards(page: Page, address: string): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < NAVIGATIONS; turn++) {
    await page.goto('about:blank');
    await page.goto(address);
    await page.waitForFunction(() => window.firstCardsAt !== null);
    times.push(await page.evaluate(() => window.firstCardsAt ?? Number.NaN));
    await page.waitForTimeout(SETTLING_MS);
  }
  return times;
}

/** Types words and takes them back, a key at a time; each press is timed until the frame after the last change it caused. */
async function timeKeyPresses(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: /Filter/, expanded: false }).click();
  const box = page.getByRole('searchbox').first();
  await box.click();
  const times: number[] = [];
  const keys = [
    ...'reduce',
    ...Array.from({ length: 6 }, () => 'Backspace'),
    ...'the city',
    ...Array.from({ length: 8 }, () => 'Backspace'),
  ];
  while (times.length < KEY_PRESSES) {
    const key = keys[times.length % keys.length] ?? 'e';
    await page.evaluate(() => window.beginPress());
    await page.keyboard.press(key);
    await page.waitForTimeout(120);
    times.push(await page.evaluate(() => window.endPress()));
  }
  return times;
}

function report(what: string, atMost: number, times: readonly number[]): void {
  claim({ what, value: quantile(times, 0.95), unit: 'ms', spread: spreadOf(times), atMost });
}

declare global {
  interface Window {
    firstCardsAt: number | null;
    beginPress(): void;
    endPress(): number;
  }
}

/** Runs in the page before its own script: notes when the first card, and each later change that is seen (addresses of links are not), has been painted. */
function watchPaints(): void {
  window.firstCardsAt = null;
  let pressedAt = 0;
  let paintedAt = 0;
  const afterPaint = (done: () => void) => requestAnimationFrame(() => setTimeout(done, 0));
  new MutationObserver(() => {
    const hasCards = document.querySelector('article') !== null;
    afterPaint(() => {
      paintedAt = performance.now();
      if (hasCards) window.firstCardsAt ??= paintedAt;
    });
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['class', 'style'], characterData: true });
  addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp;
      afterPaint(() => {
        paintedAt = Math.max(paintedAt, performance.now());
      });
    },
    { capture: true },
  );
  window.beginPress = () => {
    pressedAt = performance.now();
  };
  window.endPress = () => paintedAt - pressedAt;
}
