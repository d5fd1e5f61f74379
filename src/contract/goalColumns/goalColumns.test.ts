import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { STATUS_RULES } from '#core/goal/figures.ts';
import { STATUSES } from '#core/goal/status.ts';
import { NO_OWN_VALUES, type OwnValues } from '#core/own/ownValues.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { decodeGoalColumns } from './decodeGoalColumns.ts';
import { encodeGoalColumns } from './encodeGoalColumns.ts';
import { goalColumnsSchema } from './goalColumns.ts';

const anyId = fc.option(fc.string({ minLength: 1 }));
const anyDay = fc.option(fc.constantFrom(exampleDay('2025-01-01'), exampleDay('2025-12-31'), exampleDay('1999-02-28')));
const anyCounts = fc.record({
  achieved: fc.nat(),
  on_target: fc.nat(),
  off_target: fc.nat(),
  critical: fc.nat(),
  not_started: fc.nat(),
  deferred: fc.nat(),
  no_figures: fc.nat(),
  no_target: fc.nat(),
});
const anyGoal: fc.Arbitrary<ListedGoal> = fc.record({
  id: fc.string(),
  parentId: anyId,
  number: fc.string(),
  title: fc.string({ unit: 'grapheme' }),
  depth: fc.nat(6),
  rollup: fc.option(fc.constantFrom('none', 'feeds', 'sum', 'average', 'highest', 'lowest', 'percent')),
  departmentId: anyId,
  memberId: anyId,
  priority: fc.option(fc.constantFrom('high', 'normal', 'low')),
  isKpi: fc.boolean(),
  perspective: fc.option(fc.constantFrom(...PERSPECTIVES)),
  span: fc.record({ start: anyDay, end: anyDay }),
  ownFields: fc.constantFrom<OwnValues>(NO_OWN_VALUES, { a: 'x' }, { a: ['x', 'y'], b: 7.5, c: false }),
  objective: fc.option(fc.record({ id: fc.string({ minLength: 1 }) })),
  figures: fc.record({
    inFiscalYear: fc.boolean(),
    stale: fc.boolean(),
    status: fc.constantFrom(...STATUSES),
    statusRule: fc.constantFrom(...STATUS_RULES),
    percentComplete: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)),
    distribution: fc.option(anyCounts),
  }),
});

it('goals come back from columns as they were', () => {
  fc.assert(
    fc.property(fc.array(anyGoal), (goals) => {
      const travelled: unknown = JSON.parse(JSON.stringify(encodeGoalColumns(goals)));
      expect(decodeGoalColumns(goalColumnsSchema.parse(travelled))).toEqual(goals);
    }),
  );
});

it('what many goals share travels once', () => {
  const [goal] = fc.sample(anyGoal, { numRuns: 1, seed: 1 });
  if (goal === undefined) throw new Error('no goal');
  const { words } = encodeGoalColumns([goal, { ...goal, id: 'other' }]);
  expect(words).toEqual([...new Set(words)]);
});

it.each([
  ['a column that is too short', { depth: [] }],
  ['a status that is none', { status_icon: [0], words: ['splendid'] }],
  ['counts that are too few', { distribution: [[1, 2]] }],
])('refuses %s', (_, part) => {
  const [goal] = fc.sample(anyGoal, { numRuns: 1, seed: 1 });
  const columns = encodeGoalColumns(goal === undefined ? [] : [goal]);
  expect(() => decodeGoalColumns({ ...columns, ...part })).toThrow(RangeError);
});
