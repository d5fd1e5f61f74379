import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hierarchyOf } from '#core/goal/hierarchy.ts';
import { inNumberOrder } from '#core/goal/numberOrder.ts';
import { rearrange } from '#core/goal/rearrange.ts';
import { STATUSES } from '#core/goal/status.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { type CountedFigures, NO_GOALS } from './distribution.ts';
import { healthColumnsOf } from './healthColumns.ts';
import { healthColumnsAfter } from './healthColumnsAfter.ts';

const IDS = ['1', '1.1', '1.1.1', '1.1.2', '1.2', '2', '2.1', '2.1.1'];

const someGoals = fc
  .subarray(IDS)
  .map((ids) =>
    IDS.filter((id) => ids.some((each) => each.startsWith(id))).map((id) =>
      exampleGoal({ id, number: id, parentId: id.length === 1 ? null : id.slice(0, -2) }),
    ),
  );

const figuresWhere = (contains: readonly boolean[]): fc.Arbitrary<Map<string, CountedFigures>> =>
  fc
    .array(fc.tuple(fc.constantFrom(...STATUSES), fc.boolean(), fc.nat(3)), {
      minLength: IDS.length,
      maxLength: IDS.length,
    })
    .map(
      (rows) =>
        new Map(
          rows.map(([status, inFiscalYear, count], at) => [
            IDS[at] ?? '',
            {
              status,
              statusRule: 'noFigures',
              inFiscalYear,
              distribution: contains[at] ? { ...NO_GOALS, [status]: count + 1 } : null,
            },
          ]),
        ),
    );

const contained = fc.array(fc.boolean(), { minLength: IDS.length, maxLength: IDS.length });
const sameContainers = contained.chain((contains) => fc.tuple(figuresWhere(contains), figuresWhere(contains)));
const anyContainers = contained.chain((one) =>
  contained.chain((other) => fc.tuple(figuresWhere(one), figuresWhere(other))),
);

it('is what it would be, made anew, and null exactly where containers come or go', () => {
  fc.assert(
    fc.property(someGoals, someGoals, fc.oneof(sameContainers, anyContainers), (before, now, [was, is]) => {
      const figuresFrom =
        (figures: ReadonlyMap<string, CountedFigures>) =>
        ({ id }: { readonly id: string }): CountedFigures =>
          figures.get(id) ?? { status: 'achieved', statusRule: 'achieved', inFiscalYear: false, distribution: null };
      const goals = inNumberOrder(now);
      const [hierarchyBefore, hierarchy] = [hierarchyOf(before), hierarchyOf(goals)];
      const columns = healthColumnsOf(inNumberOrder(before), hierarchyBefore, figuresFrom(was));
      const anew = healthColumnsOf(goals, hierarchy, figuresFrom(is));
      const gone = before.filter(({ id }) => !now.some((each) => each.id === id));
      const moved = rearrange(inNumberOrder(before), { rows: goals, gone });
      const after = healthColumnsAfter(columns, moved, { goals, hierarchy, figuresOf: figuresFrom(is) });
      const containers = (places: Iterable<number>, of: typeof goals) => [...places].map((at) => of[at]?.id);
      const [old, fresh] = [
        containers(columns.contained.keys(), inNumberOrder(before)),
        containers(anew.contained.keys(), goals),
      ];
      expect(after === null).toBe(old.toSorted().join() !== fresh.toSorted().join());
      if (after !== null) expect(after).toEqual(anew);
    }),
    { numRuns: 2_000 },
  );
});

it('carries what stayed as it was', () => {
  fc.assert(
    fc.property(someGoals, someGoals, contained.chain(figuresWhere), (before, now, figures) => {
      const figuresOf = ({ id }: { readonly id: string }): CountedFigures =>
        figures.get(id) ?? { status: 'achieved', statusRule: 'achieved', inFiscalYear: false, distribution: null };
      const hierarchy = hierarchyOf(now);
      const columns = healthColumnsOf(before, hierarchyOf(before), figuresOf);
      const rows = now.filter(({ id }) => !before.some((each) => each.id === id));
      const gone = before.filter(({ id }) => !now.some((each) => each.id === id));
      const after = healthColumnsAfter(columns, rearrange(before, { rows, gone }), {
        goals: now,
        hierarchy,
        figuresOf,
      });
      if (after !== null) expect(after).toEqual(healthColumnsOf(now, hierarchy, figuresOf));
    }),
    { numRuns: 1_000 },
  );
});
