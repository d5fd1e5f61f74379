/**
 * The claim: on the embedded store a plan of 10,000 goals with 52 weeks each is imported in one change in under 5 s,
 * read whole in under 1 s, one figure is written durably in under 20 ms, and meanwhile the event loop never stands
 * still for half a second. With DATABASE_URL the same is measured on that PostgreSQL, in a plan of its own.
 *
 *     node bench/store.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '#core/calendar/date.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import { undoChange } from '#server/store/changes/undo.ts';
import { openStore } from '#server/store/database/database.ts';
import { createId } from '#server/store/database/id.ts';
import { findPlanAsOf } from '#server/store/history/asOf.ts';
import { findWholePlan } from '#server/store/plans/wholePlan.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { change, day, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { claim } from './tools/claim.ts';
import { durationOf, quantile } from './tools/spread.ts';

const GOALS = 10_000;
const WEEKS = 52;
const SINGLE_WRITES = 500;
const LIMITS = { import: 5_000, read: 1_000, write: 20, pause: 500 };

const START = day('2025-01-06');
const planId = createId();
const dataFolder = mkdtempSync(join(tmpdir(), 'milepost-bench-'));
const store = await openStore({ dataFolder, databaseUrl: process.env.DATABASE_URL || null, serverAddress: null });

let longestPause = 0;
let lastBeat = performance.now();
const beat = setInterval(() => {
  longestPause = Math.max(longestPause, performance.now() - lastBeat);
  lastBeat = performance.now();
}, 5);

const everything: Edit[] = [{ entity: 'plan', after: plan({ id: planId }) }, ...goals().flatMap(withEntries)];
console.log(`${store.dialect}: ${GOALS.toLocaleString('en')} goals x ${WEEKS} weeks`);
longestPause = 0;
const imported = await timed('import, one change', () => apply(everything));
await timed('import again, nothing new', () => apply(everything));
const read = await timed('read whole', () => findWholePlan(store, planId));
await timed('as it was before a change', () => findPlanAsOf(store, { planId, instant: '2025-06-01T00:00:00.000Z' }));
const writes: number[] = [];
for (let index = 0; index < SINGLE_WRITES; index += 1) writes.push(await durationOf(() => apply([figure(index)])));
const [median, p99] = [quantile(writes, 0.5), quantile(writes, 0.99)];
console.log(`one figure, durably: ${median.toFixed(2)} ms (99 of 100 within ${p99.toFixed(1)} ms)`);
await timed('undo one', () =>
  undoChange(store, { planId, version: 2, at: '2025-12-01T00:00:00.000Z', memberId: null, by: 'Milepost' }),
);
await timed('remove the plan', () => removePlan(store, planId));
console.log(`longest pause of the event loop: ${longestPause.toFixed(0)} ms`);

clearInterval(beat);
await store.close();
rmSync(dataFolder, { recursive: true });
const of = `${GOALS.toLocaleString('en')} goals x ${WEEKS} entries, ${store.dialect}`;
claim({ what: `written in one change: ${of}`, value: imported, unit: 'ms', atMost: LIMITS.import });
claim({ what: `read whole: ${of}`, value: read, unit: 'ms', atMost: LIMITS.read });
claim({ what: `one figure, durably: ${of}`, value: median, unit: 'ms', atMost: LIMITS.write });
claim({
  what: `longest pause of the event loop meanwhile: ${of}`,
  value: longestPause,
  unit: 'ms',
  atMost: LIMITS.pause,
});

function goals(): Edit[] {
  return Array.from({ length: GOALS }, (_, index) =>
    putGoal({ id: `g${index}`, number: `1.${index}`, title: `Shorten the wait for an answer in district ${index}` }),
  );
}

function withEntries(goal: Edit, index: number): Edit[] {
  const cells = Array.from({ length: WEEKS }, (_, week) => ({
    date: addDays(START, week * 7),
    target: 10.5 + week,
    actual: 9.25 + week,
  }));
  return [goal, { entity: 'entries', goalId: `g${index}`, cells }];
}

function figure(index: number): Edit {
  return { entity: 'entries', goalId: `g${index}`, cells: [{ date: START, actual: -index }] };
}

function apply(edits: readonly Edit[]): Promise<{ readonly version: number }> {
  return applyChange(store, change(edits, { planId }));
}

async function timed(what: string, run: () => Promise<unknown>): Promise<number> {
  const duration = await durationOf(run);
  console.log(`${what}: ${duration.toFixed(0)} ms`);
  return duration;
}
