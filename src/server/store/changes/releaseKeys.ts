import type { Row } from '#server/store/rows/tables.ts';
import type { PlanWriting } from './planWriting.ts';
import { emailOf, liveNumberOf } from './refuseTaken.ts';
import { putRows } from './rowWriting.ts';
import type { RecordWrites, StateWrites } from './stateWriting.ts';

/**
 * Goals and members that give up a number or an e-mail release it before others are written: two goals may swap
 * numbers in one change, and the stores check each row by itself.
 */
export async function releaseKeys(writing: PlanWriting, { goal: goals, member: members }: RecordWrites): Promise<void> {
  // As if archived: the number of an archived goal is free.
  const parked = rowsThatGiveUp(goals, liveNumberOf).map((row) => ({ ...row, archived_at: writing.at }));
  await putRows(writing, { table: 'goal', key: ['plan_id', 'id'], rows: parked });
  const without = rowsThatGiveUp(members, emailOf).map((row) => ({ ...row, email: null }));
  await putRows(writing, { table: 'member', key: ['plan_id', 'id'], rows: without });
}

function rowsThatGiveUp({ puts, removals }: StateWrites, keyOf: (row: Row) => string | null): Row[] {
  const changed = puts.flatMap(({ before, after }) =>
    before === null || keyOf(before) === keyOf(after) ? [] : [before],
  );
  return [...changed, ...removals.map(({ before }) => before)].filter((row) => keyOf(row) !== null);
}
