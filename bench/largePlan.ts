/**
 * The claims, for a plan of 100,000 goals with 52 entries each: read into memory within twice the time of reading and
 * parsing its rows bare, on SQLite and, where DATABASE_URL names one, on PostgreSQL; one saved actual costs the server
 * less than 20 ms; and all of it costs in proportion: reading by the number of goals, saving by the change alone.
 *
 *     node --expose-gc bench/largePlan.ts [GOALS…]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planUpkeep } from '#server/features/reminders/planUpkeep.ts';
import { computeFigures } from '#server/plan/planBook/computeFigures.ts';
import { createPlanBook } from '#server/plan/planBook/planBook.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import { openStore } from '#server/store/database/database.ts';
import type { Store } from '#server/store/database/store.ts';
import { change, day } from '#testing/server/planUnderTest.ts';
import { readBareRows } from './plans/bareRows.ts';
import { LARGE_PLAN, writeLargePlanInto } from './plans/writeLargePlan.ts';
import { claim } from './tools/claim.ts';
import { durationOf, quantile, spreadOf } from './tools/spread.ts';

const WEEKS = 52;
const READS = 5;
const SAVES = 60;
const LIMITS = { timesBare: 2, save: 20 };
const TODAY = day('2026-11-20');
const YEAR = 2026;
const DATE = day('2026-11-16');

const wanted = process.argv.slice(2).map(Number);
const sizes = wanted.length > 0 ? wanted : [1_000, 10_000, 100_000];
const largest = Math.max(...sizes);
const folder = mkdtempSync(join(tmpdir(), 'milepost-large-'));
const url = process.env.DATABASE_URL || null;
try {
  for (const databaseUrl of url === null ? [null] : [null, url]) {
    for (const goals of sizes) await measure(goals, databaseUrl);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(goals: number, databaseUrl: string | null): Promise<void> {
  const dataFolder = join(folder, String(goals));
  const store = await openStore({ dataFolder, databaseUrl, serverAddress: null });
  const where = `${goals.toLocaleString('en')} goals, ${nameOf(store)}`;
  try {
    await writeLargePlanInto(store, { goals, weeks: WEEKS });
    await measureReading(store, { where, goals, isLimited: goals === largest });
    await measureSaving(store, { where, goals });
  } finally {
    await removePlan(store, LARGE_PLAN);
    await store.close();
  }
}

function nameOf({ dialect }: Store): string {
  return dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL';
}

type Measured = { readonly where: string; readonly goals: number; readonly isLimited: boolean };

/** By turns, so that what other programs take falls on both alike. */
async function measureReading(store: Store, { where, goals, isLimited }: Measured): Promise<void> {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < READS; turn += 1) {
    globalThis.gc?.();
    bare.push(await durationOf(() => readBareRows(store, LARGE_PLAN)));
    globalThis.gc?.();
    ours.push(await durationOf(() => createPlanBook(store).find(LARGE_PLAN)));
  }
  claim({
    what: `read whole: ${where}`,
    value: quantile(ours, 0.5),
    unit: 'ms',
    spread: spreadOf(ours),
    beside: { 'its rows bare': quantile(bare, 0.5) },
    growth: { of: `reading a plan, ${nameOf(store)}`, goals },
  });
  const ratios = ours.map((time, turn) => time / (bare[turn] ?? Number.NaN));
  const limit = isLimited ? { atMost: LIMITS.timesBare } : {};
  claim({ what: `  against its rows bare: ${where}`, value: quantile(ratios, 0.5), unit: 'x', ...limit });
}

/** From the figure handed in to the figures of its goal and all above it, the write to the disk included. */
async function measureSaving(
  store: Store,
  { where, goals }: { readonly where: string; readonly goals: number },
): Promise<void> {
  const planBook = createPlanBook(store);
  const first = await planBook.find(LARGE_PLAN);
  if (first === null) throw new Error('The plan is not there.');
  await computeFigures(first, { year: YEAR, today: TODAY });
  const kept: number[] = [];
  for (let turn = 0; turn < READS; turn += 1) kept.push(await durationOf(() => planUpkeep(first, TODAY)));
  const times: number[] = [];
  for (let turn = 0; turn < SAVES; turn += 1) {
    const goalId = `g${goals - 1 - (turn % 100)}`;
    const edit = { entity: 'entries', goalId, cells: [{ date: DATE, actual: turn + 0.5 }] } as const;
    times.push(
      await durationOf(async () => {
        await applyChange(store, change([edit], { planId: LARGE_PLAN }));
        const booked = await planBook.find(LARGE_PLAN);
        booked?.figures({ year: YEAR, today: TODAY }).figuresOf('g0', YEAR);
        booked?.figures({ year: YEAR, today: TODAY }).figuresOf(goalId, YEAR);
      }),
    );
  }
  claim({
    what: `who keeps what up to date: ${where}`,
    value: quantile(kept, 0.5),
    unit: 'ms',
    spread: spreadOf(kept),
  });
  claim({
    what: `one saved actual, work of the server: ${where}`,
    value: quantile(times, 0.5),
    unit: 'ms',
    spread: spreadOf(times),
    atMost: LIMITS.save,
    growth: { of: `saving one actual, ${nameOf(store)}`, goals },
  });
}
