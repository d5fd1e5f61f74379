/**
 * The claim: work on a plan of 100,000 goals with 52 entries each holds nobody up. While it is read for the first time,
 * its figures are computed, it is written into a file, looked at as it was known on a past day, and removed, the event
 * loop never stands still for half a second. With DATABASE_URL the same on that PostgreSQL.
 *
 *     node bench/pauses.ts [GOALS]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportedPlan } from '#server/features/exchange/calls/exportedPlan.ts';
import { exportInThread } from '#server/features/exchange/writing/exportInThread.ts';
import { planGoalPatches } from '#server/features/goals/editing/manyGoals.ts';
import type { Editing } from '#server/features/goals/editing/planGoal.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { computeFigures } from '#server/plan/planBook/computeFigures.ts';
import { createPlanBook } from '#server/plan/planBook/planBook.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import { openStore } from '#server/store/database/database.ts';
import { findPlanAsOf } from '#server/store/history/asOf.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { change, day } from '#testing/server/planUnderTest.ts';
import { LARGE_PLAN, writeLargePlanInto } from './plans/writeLargePlan.ts';
import { claim } from './tools/claim.ts';

const GOALS = Number(process.argv[2] ?? 100_000);
const WEEKS = 52;
/** As while an import is written (bench/store.ts). */
const LIMIT_MS = 500;
const TODAY = day('2026-11-20');
const MOVES = 500;
const CORRECTIONS = Math.min(GOALS / 2, 20_000);
const CORRECTED_WEEK = day('2026-06-01');
const CORRECTED_AT = '2026-06-15T10:00:00.000Z';
const BEFORE_CORRECTIONS = '2026-06-10T10:00:00.000Z';

const dataFolder = mkdtempSync(join(tmpdir(), 'milepost-pauses-'));
const store = await openStore({ dataFolder, databaseUrl: process.env.DATABASE_URL || null, serverAddress: null });
const of = `${GOALS.toLocaleString('en')} goals x ${WEEKS} entries, ${store.dialect}`;
try {
  await writeLargePlanInto(store, { goals: GOALS, weeks: WEEKS });
  const planBook = createPlanBook(store);
  const booked = await watched('read for the first time', () => planBook.find(LARGE_PLAN));
  if (booked === null) throw new Error('The plan was not written.');
  await watched('figures of a year', () => computeFigures(booked, { year: 2026, today: TODAY }));
  await moveMany(booked);
  const part = { goalIds: null, span: null, emails: new Map() };
  for (const format of ['csv', 'xlsx', 'json'] as const) {
    await watched(`written as ${format}`, async () => {
      const plan = exportedPlan(booked.whole, part);
      const bytes = await exportInThread({ plan, format, day: TODAY, history: null });
      console.log(`  ${format}: ${(bytes.length / 1e6).toFixed(0)} MB`);
    });
  }
  await correctFigures();
  await watched('as it was known on a past day', () =>
    findPlanAsOf(store, { planId: LARGE_PLAN, instant: BEFORE_CORRECTIONS }),
  );
  await watched('removed', () => removePlan(store, LARGE_PLAN));
} finally {
  await removePlan(store, LARGE_PLAN);
  await store.close();
  rmSync(dataFolder, { recursive: true });
}

/** What is planned under the plan's lock; that others have their turn in between is held by manyGoals.test.ts. */
async function moveMany(booked: BookedPlan): Promise<void> {
  const sent = Array.from({ length: MOVES }, (_, index) => ({ id: `g${GOALS - 1 - index}`, parent_id: 'g0' }));
  const before = process.cpuUsage();
  await planGoalPatches(sent, { editing: editingOf(booked), seen: null });
  const { user, system } = process.cpuUsage(before);
  console.log(`${MOVES} goals moved at once: ${((user + system) / 1e6).toFixed(1)} s of processor`);
}

function editingOf(booked: BookedPlan): Editing {
  const { plan, owners } = booked.whole;
  const [member] = owners.members;
  if (member === undefined) throw new Error('The plan has no members.');
  const viewer = {
    kind: 'member',
    memberId: member.id,
    role: 'lead',
    departmentId: null,
    leadsDepartment: false,
  } as const;
  const membership = { plan, member, viewer, reason: null, tokenId: null };
  return { membership, booked, today: TODAY, at: CORRECTED_AT };
}

/** What has to be turned back to see the plan as it was. */
function correctFigures(): Promise<unknown> {
  const corrections = Array.from({ length: CORRECTIONS }, (_, index): Edit => {
    const cells = [{ date: CORRECTED_WEEK, actual: index % 10 }];
    return { entity: 'entries', goalId: `g${GOALS - 1 - index}`, cells };
  });
  return applyChange(store, change(corrections, { planId: LARGE_PLAN, at: CORRECTED_AT }));
}

/** Does something, and claims the longest time in which nobody else had a turn. */
async function watched<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
  globalThis.gc?.();
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  const begun = performance.now();
  const result = await run();
  const took = performance.now() - begun;
  clearInterval(beat);
  longest = Math.max(longest, performance.now() - last);
  console.log(`${what}: ${(took / 1000).toFixed(1)} s, ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB resident`);
  claim({ what: `longest pause of the event loop, ${what}: ${of}`, value: longest, unit: 'ms', atMost: LIMIT_MS });
  return result;
}
