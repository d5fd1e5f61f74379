/**
 * The claim: a plan of 10,000 goals keeps its limits with thirty own fields of which every goal has a value: first cards
 * within 1 s of navigation, 80 MB of script heap, 50 ms from a key press to painted cards. Beside the same plan without
 * any, measured in turns: in the ratio of medians, what else the machine does counts for both.
 *
 *     node bench/ownFields.ts [GOALS]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { addresses, planDashboardPath } from '#contract/addresses.ts';
import { OWN_LIMITS } from '#core/own/ownField.ts';
import { type MilepostProcess, signIn, startProcess } from '#e2e/milepost.ts';
import { launchBrowser } from '#scripts/browser.ts';
import { LARGE_PLAN, writeLargePlan } from './plans/writeLargePlan.ts';
import { claim, type Unit } from './tools/claim.ts';
import { firstCardsAt, heapOf, opened, watchCards } from './tools/firstCards.ts';
import { keyPresses } from './tools/keyPresses.ts';
import { quantile, spreadOf } from './tools/spread.ts';

const WEEKS = 52;
const TURNS = 9;
const PRESSING_TURNS = 3;
const LIMITS = { firstCards: 1_000, heap: 80, keyPress: 50 };
const METRICS_TOKEN = 'measured-by-a-benchmark';
const FILTERS = new URLSearchParams({ filters: '{"depth":[0,1,2,3,4,5]}' });

const goals = Number(process.argv[2] ?? 10_000);

type Side = {
  readonly milepost: MilepostProcess;
  readonly data: string;
  readonly page: Page;
  readonly address: string;
};

const browser = await launchBrowser();
const sides: Side[] = [];
try {
  for (const ownFields of [0, OWN_LIMITS.fields]) sides.push(await newSide(browser, ownFields));
  console.log(`${goals.toLocaleString('en')} goals x ${WEEKS} weeks, ${OWN_LIMITS.fields} own fields and none`);
  report(
    'first cards after navigation',
    await inTurns(TURNS, async (side) => [await firstCardsAt(side.page, side.address)]),
    {
      atMost: LIMITS.firstCards,
    },
  );
  report('script heap after a collection', await inTurns(1, async ({ page }) => [await heap(page)]), {
    unit: 'MB',
    atMost: LIMITS.heap,
  });
  report(
    'key press to painted cards',
    await inTurns(PRESSING_TURNS, async ({ page, address }) => keyPresses(await opened(page, address))),
    { atMost: LIMITS.keyPress },
  );
  report('resident memory of the server', await inTurns(1, async ({ milepost }) => [await residentMb(milepost)]), {
    unit: 'MB',
  });
} finally {
  await browser.close();
  for (const { milepost, data } of sides) {
    await milepost.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function newSide(opening: Browser, ownFields: number): Promise<Side> {
  const data = mkdtempSync(join(tmpdir(), 'milepost-own-'));
  await writeLargePlan(data, { goals, weeks: WEEKS, ownFields });
  const milepost = await startProcess({
    MILEPOST_DATA: data,
    MILEPOST_DEMO: '0',
    MILEPOST_METRICS_TOKEN: METRICS_TOKEN,
  });
  const context = await opening.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watchCards);
  const page = await context.newPage();
  await signIn(page, milepost);
  const address = `${milepost.address}${planDashboardPath(LARGE_PLAN)}?${FILTERS}`;
  // The first navigation reads the plan into the server's memory, and is not measured.
  await page.goto(address);
  await page.waitForFunction(() => window.firstCardsAt !== null, null, { timeout: 120_000 });
  return { milepost, data, page, address };
}

/** Of the plan without own fields and of the one with them. */
type Times = readonly [readonly number[], readonly number[]];

async function inTurns(turns: number, measure: (side: Side) => Promise<number[]>): Promise<Times> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [at, side] of sides.entries()) times[at === 0 ? 0 : 1].push(...(await measure(side)));
  }
  return times;
}

function report(
  what: string,
  [without, own]: Times,
  { unit = 'ms', atMost }: { readonly unit?: Unit; readonly atMost?: number },
): void {
  const [plain, value] = [quantile(without, 0.5), quantile(own, 0.5)];
  const limit = atMost === undefined ? {} : { atMost };
  const spread = own.length > 1 ? { spread: spreadOf(own, unit) } : {};
  claim({ what: `${what}, thirty own fields`, value, unit, ...spread, ...limit, beside: { 'without any': plain } });
  claim({ what: '  times the same plan without any', value: value / plain, unit: 'x' });
}

async function heap(page: Page): Promise<number> {
  return heapOf(await page.context().newCDPSession(page));
}

async function residentMb({ address }: MilepostProcess): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const lines = await (await fetch(`${address}${addresses.metrics}`, { headers })).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(lines)?.[1]) / 1024 ** 2;
}
