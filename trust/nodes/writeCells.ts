import { createClock } from '#server/base/clock.ts';
import { leadEveryPlan } from '#server/features/accounts/administration.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { openStore } from '#server/store/database/database.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { change, day, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { type Cell, PLAN } from './writers.ts';

const MONTH = '2026-01-01';
const SPAN = { start: day('2026-01-01'), end: day('2026-12-31') };

/** Writes a plan of an objective and so many goals below it, led by the administrator; a cell of each goal. */
export async function writeCells(databaseUrl: string, count: number): Promise<readonly Cell[]> {
  const store = await openStore({ dataFolder: '', databaseUrl, serverAddress: null });
  const goals = Array.from({ length: count }, (_, index): Edit => {
    const id = `g${index}`;
    return putGoal({ id, parentId: 'top', number: `1.${index + 1}`, title: `Goal ${index}`, depth: 1, span: SPAN });
  });
  const top = putGoal({ id: 'top', number: '1', title: 'Objective', depth: 0, span: SPAN });
  const edits: Edit[] = [{ entity: 'plan', after: plan({ id: PLAN, name: 'Two nodes' }) }, top, ...goals];
  await applyChange(store, change(edits, { planId: PLAN }));
  await leadEveryPlan(store, createClock({ today: null }));
  await store.close();
  return Array.from({ length: count }, (_, index) => ({ goalId: `g${index}`, date: MONTH }));
}
