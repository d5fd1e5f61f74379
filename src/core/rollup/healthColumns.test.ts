import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleGoal } from '#core/goal/exampleGoal.ts';
import { STATUS_RULES, type StatusDistribution } from '#core/goal/figures.ts';
import { hierarchyOf } from '#core/goal/hierarchy.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { STATUSES } from '#core/goal/status.ts';
import { type CountedFigures, NO_GOALS } from './distribution.ts';
import { healthColumnsOf, healthOfMarked } from './healthColumns.ts';
import { healthMeterOf } from './healthMeterOf.ts';

const distribution: fc.Arbitrary<StatusDistribution> = fc
  .array(fc.constantFrom(...SHOWN_STATUSES), { maxLength: 5 })
  .map((statuses) => {
    const counts = { ...NO_GOALS };
    for (const status of statuses) counts[status] += 1;
    return counts;
  });

const figures: fc.Arbitrary<CountedFigures> = fc.record({
  status: fc.constantFrom(...STATUSES),
  statusRule: fc.constantFrom(...STATUS_RULES),
  inFiscalYear: fc.boolean(),
  distribution: fc.option(distribution, { freq: 2 }),
});

const row = fc.record({
  /** Among the goals before it, or none. */
  parent: fc.option(fc.nat({ max: 30 }), { freq: 4 }),
  isListed: fc.boolean(),
  figures,
});
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

/** In the order of the list, or the other way round. */
function treeOf(rows: readonly Row[], isReversed: boolean) {
  const ordered = rows.map(({ parent }, at) =>
    exampleGoal({
      id: `g${at}`,
      number: `${at + 1}`,
      parentId: parent === null || at === 0 ? null : `g${parent % at}`,
    }),
  );
  const goals = isReversed ? ordered.toReversed() : ordered;
  const rowOf = ({ id }: { readonly id: string }): Row => {
    const found = rows[Number(id.slice(1))];
    if (found === undefined) throw new Error(`no goal ${id}`);
    return found;
  };
  const hierarchy = hierarchyOf(goals);
  const listed = goals.flatMap((goal) => (rowOf(goal).isListed ? (hierarchy.nodes.get(goal.id) ?? []) : []));
  const marks = Uint8Array.from(goals, (goal) => Number(rowOf(goal).isListed));
  return { goals, hierarchy, rowOf, listed, marks };
}

it('gives the health meter of any listed goals of any tree, containers listed with their goals or without', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 24 }), fc.boolean(), (rows, isReversed) => {
      const { goals, hierarchy, rowOf, listed, marks } = treeOf(rows, isReversed);
      const figuresOf = (goal: { readonly id: string }) => rowOf(goal).figures;
      expect(healthOfMarked(healthColumnsOf(goals, hierarchy, figuresOf), marks)).toEqual(
        healthMeterOf(listed, figuresOf),
      );
    }),
    { numRuns: 1_000 },
  );
});
