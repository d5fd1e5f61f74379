import { expect, it } from 'vitest';
import { ApiError } from '#web/base/api/ApiError.ts';
import { cellConflictsIn } from './cellConflictsIn.ts';

const cell = { entity: 'entries', id: 'a', date: '2026-10-01', field: 'actual', yours: 8, theirs: 5, version: 7 };
const answer = { ...cell, entity: 'waiting', id: 'a~2026-10-01', date: null, field: 'declined', theirs: '{}' };
const removed = { ...answer, field: null, theirs: null };
const made = { ...answer, field: null, theirs: 'present' };
const anew = { ...answer, field: 'figures', theirs: '{"actual":4}' };
const status = { ...cell, entity: 'goal', date: null, field: 'hand_status', theirs: 'critical' };

it.each([
  ['a figure', [cell], [1, null, false]],
  ['a no', [answer], [0, 'answered', false]],
  ['a no with all that it changed', [anew, answer], [0, 'answered', false]],
  ['a yes', [cell, removed], [1, 'answered', false]],
  ['a figure that waits', [made], [0, 'enteredAnew', false]],
  ['another figure that waits', [anew], [0, 'enteredAnew', false]],
  ['a status', [status], [0, null, true]],
  ['figure, answer and status', [cell, answer, status], [1, 'answered', true]],
])('what somebody else saved meanwhile is told apart: %s', (_, conflicts, [cells, overtaken, hasOthers]) => {
  const details = { version: 7, conflicts, conflictCount: conflicts.length };
  const error = new ApiError({ status: 409, code: 'changed_meanwhile', message: '', details });
  const found = cellConflictsIn(error);
  expect([found?.cells.size, found?.waiting.get('a~2026-10-01') ?? null, found?.hasOthers]).toEqual([
    cells,
    overtaken,
    hasOthers,
  ]);
});
