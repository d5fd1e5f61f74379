import { expect, it } from 'vitest';
import { ApiError } from '#web/base/api/ApiError.ts';
import { cellConflictsIn } from './cellConflictsIn.ts';

const cell = { entity: 'entries', id: 'a', date: '2026-10-01', field: 'actual', yours: 8, theirs: 5, version: 7 };
const answer = { ...cell, entity: 'waiting', id: 'a~2026-10-01', date: null, field: 'declined', theirs: '{}' };
const status = { ...cell, entity: 'goal', date: null, field: 'hand_status', theirs: 'critical' };

it.each([
  ['a figure', [cell], [1, false, false]],
  ['an answer', [answer], [0, true, false]],
  ['a status', [status], [0, false, true]],
  ['all three', [cell, answer, status], [1, true, true]],
])('what somebody else saved meanwhile is told apart: %s', (_, conflicts, [cells, isAnswered, hasOthers]) => {
  const details = { version: 7, conflicts, conflictCount: conflicts.length };
  const error = new ApiError({ status: 409, code: 'changed_meanwhile', message: '', details });
  const found = cellConflictsIn(error);
  expect([found?.cells.size, found?.isAnswered, found?.hasOthers]).toEqual([cells, isAnswered, hasOthers]);
});
