import { expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { cellLockOf } from './sheetLock.ts';

const GOAL = { span: { start: exampleDay('2026-03-15'), end: exampleDay('2026-10-31') } };
const month = (first: string, last: string, isClosed = false) => ({
  start: exampleDay(first),
  end: exampleDay(last),
  isClosed,
});

const TYPED = { actual: null, target: null };

it.each([
  ['before its goal begins', month('2026-02-01', '2026-02-28'), 'beforeStart'],
  ['in which its goal begins', month('2026-03-01', '2026-03-31'), null],
  ['in which its goal ends', month('2026-10-01', '2026-10-31'), null],
  ['after its goal has ended', month('2026-11-01', '2026-11-30'), 'afterEnd'],
  ['that is closed', month('2026-05-01', '2026-05-31', true), 'closed'],
])('a cell of a period %s says so: %o gives %s', (_, period, kind) => {
  expect(cellLockOf({ goal: GOAL, lock: null, formulas: TYPED }, 'actual', period)?.kind ?? null).toBe(kind);
});

it('a cell that a formula gives is locked, and the one beside it is not', () => {
  const formulas = { actual: '[1.2] * 2', target: null };
  const may = month('2026-05-01', '2026-05-31');
  const lockOf = (figure: 'actual' | 'target') => cellLockOf({ goal: GOAL, lock: null, formulas }, figure, may);
  expect(lockOf('actual')).toEqual({ kind: 'formula', formula: '[1.2] * 2' });
  expect(lockOf('target')).toBeNull();
});

it('a cell of a goal without dates takes a figure of any period', () => {
  const goal = { span: { start: null, end: null } };
  expect(cellLockOf({ goal, lock: null, formulas: TYPED }, 'actual', month('1999-01-01', '1999-01-31'))).toBeNull();
});

it('whose goal it is comes before when it runs', () => {
  const lock = { kind: 'notYours' } as const;
  expect(cellLockOf({ goal: GOAL, lock, formulas: TYPED }, 'actual', month('2026-02-01', '2026-02-28'))).toBe(lock);
});
