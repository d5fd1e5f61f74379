import { expect, it } from 'vitest';
import { levelCounts, wordCountsOf } from './wordCounts.ts';

const goal = (depth: number, status: 'achieved' | 'critical', inFiscalYear: 0 | 1 = 1) => ({
  id: `${depth} ${status} ${inFiscalYear}`,
  depth,
  inFiscalYear,
  status_icon: status,
  status_rule: 'attainmentToDate' as const,
  not_judged: null,
  own_fields: {},
});

const counts = wordCountsOf([
  goal(0, 'achieved'),
  goal(1, 'critical'),
  goal(1, 'achieved'),
  goal(1, 'achieved', 0),
  goal(2, 'critical'),
  goal(3, 'critical'),
]);

it.each([
  { depth: 0, count: 0, total: 1, why: 'goals of its own level alone' },
  { depth: 1, count: 1, total: 2, why: 'goals of the year alone' },
  { depth: 2, count: 2, total: 2, why: 'those deeper than the last level with it' },
  { depth: 6, count: 2, total: 2, why: 'a depth below the last level as the last' },
])('the sentence about depth $depth counts $why', ({ depth, count, total }) => {
  expect(levelCounts(counts, { depth, levelCount: 3, status: 'critical' })).toEqual({ count, total });
});
