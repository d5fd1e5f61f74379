import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Aggregation, Goal, Rollup, TargetDirection, ValueType } from '#core/goal/goal.ts';
import { EMPTY_SERIES, type Series, seriesOf } from '#core/goal/series.ts';
import { STATUSES } from '#core/goal/status.ts';
import { day, EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { createPlanFigures, type PlanEdits, type PlanFigures } from './planFigures.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const YEARS: readonly FiscalYear[] = [2024, 2025, 'ALL'];
const oneOf = <Word>(...words: readonly Word[]) => fc.constantFrom(...words);

const anyDay = fc.integer({ min: 0, max: 900 }).map((days) => addDays(day('2023-10-01'), days));
const anyFigure = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -50, max: 200 }) },
  { weight: 2, arbitrary: fc.constantFrom(0, 0.1, 1e308, -1e308, 5e-324, 1e15 + 0.5) },
  { weight: 2, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);
const anyTarget = fc.option(
  fc.oneof({ weight: 9, arbitrary: anyFigure }, { weight: 1, arbitrary: fc.constant(Number.NaN) }),
  { freq: 2 },
);
const anyStatus = fc.constantFrom(...STATUSES);

const anyGoal = (id: string): fc.Arbitrary<Goal> =>
  fc
    .record({
      parentId: fc.option(oneOf<string>(...IDS, 'gone'), { freq: 8 }),
      number: oneOf('1', '1.2', '2', '10'),
      aggregation: oneOf<Aggregation>('sum', 'average', 'highest', 'lowest', 'current'),
      valueType: oneOf<ValueType>('number', 'number', 'number', 'percent'),
      trackingFrequency: oneOf<TrackingFrequency>('monthly', 'monthly', 'weekly', 'quarterly', 'yearly'),
      targetDirection: oneOf<TargetDirection>('up', 'up', 'down', 'equal'),
      span: fc.record({ start: fc.option(anyDay, { freq: 2 }), end: fc.option(anyDay, { freq: 2 }) }),
      rollup: oneOf<Rollup | null>(
        null,
        null,
        'none',
        'feeds',
        'sum',
        'sum',
        'average',
        'highest',
        'lowest',
        'percent',
        'percent',
      ),
      weight: oneOf(1, 1, 2, 0.5, 3.33),
      isEndOfYear100: fc.boolean(),
      targetsByYear: fc
        .uniqueArray(fc.tuple(oneOf(2023, 2024, 2025), anyFigure), { selector: ([year]) => year, maxLength: 2 })
        .map((targets) => new Map(targets)),
      allTarget: anyTarget,
      baseline: fc.option(fc.record({ value: anyFigure, date: fc.option(anyDay) }), { freq: 2 }),
      isStatusAutomatic: fc.boolean(),
      handStatus: fc.option(
        fc.record({
          status: anyStatus,
          note: fc.constant(''),
          memberId: fc.constant(null),
          by: fc.constant(''),
          at: fc.constant(''),
          computedActual: fc.option(anyFigure),
        }),
        { freq: 2 },
      ),
    })
    .map((part) => exampleGoal({ id, title: id, ...part }));

const anySeries: fc.Arbitrary<Series> = fc
  .array(fc.record({ date: anyDay, target: anyTarget, actual: fc.option(anyFigure) }), { maxLength: 8 })
  .map((entries) => seriesOf(entries, 'monthly', EXAMPLE_PLAN));

const anyPlan = fc.tuple(...IDS.map((id) => fc.tuple(anyGoal(id), anySeries)));
const anyId = oneOf<string>(...IDS);
const anyEdit: fc.Arbitrary<PlanEdits> = fc.oneof(
  fc.tuple(anyId, anySeries).map(([id, series]) => ({ series: new Map([[id, series]]) })),
  anyId.chain(anyGoal).map((goal) => ({ goals: [goal] })),
  anyId.map((id) => ({ removedIds: [id] })),
  fc.tuple(anyId, anySeries, anyId.chain(anyGoal), anyId).map(([id, series, goal, removed]) => ({
    series: new Map([[id, series]]),
    goals: [goal],
    removedIds: [removed],
  })),
);
const today = anyDay;

describe('figures of any plan', () => {
  test('after edits are those computed afresh, whatever was asked for before', () => {
    fc.assert(
      fc.property(
        today,
        anyPlan,
        fc.array(fc.tuple(anyEdit, anyId, oneOf(...YEARS)), { maxLength: 6 }),
        (now, plan, edits) => {
          const goals = new Map(plan.map(([goal]) => [goal.id, goal]));
          const series = new Map(plan.map(([goal, entries]) => [goal.id, entries]));
          const edited = figuresOf(now, goals, series);
          askAll(edited);
          for (const [edit, id, year] of edits) {
            edited.apply(edit);
            edited.figuresOf(id, year);
            keep(edit, goals, series);
          }
          expect(askAll(edited)).toEqual(askAll(figuresOf(now, goals, series)));
        },
      ),
    );
  });

  test('are finite numbers or null, percents within their bounds, and the health of any list is told', () => {
    fc.assert(
      fc.property(today, anyPlan, (now, plan) => {
        const figures = figuresOf(
          now,
          new Map(plan.map(([goal]) => [goal.id, goal])),
          new Map(plan.map(([{ id }, entries]) => [id, entries])),
        );
        for (const { goal } of figures.hierarchy.nodes.values()) {
          for (const year of YEARS) expectSound(figures.figuresOf(goal.id, year));
          for (const drawn of figures.computedSeriesOf(goal.id)?.drawn ?? [])
            expect(Math.abs(drawn)).not.toBe(Infinity);
        }
      }),
    );
  });

  test('of sums of sums, to any depth, are the sum of what was entered below', () => {
    const anyMonths = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 3, maxLength: 3 });
    const anyTree = fc.array(fc.tuple(fc.nat(20), anyMonths), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(anyTree, (tree) => {
        const depths: number[] = [];
        const parents = tree.map(([place], index) => {
          const parent = index === 0 ? null : place % index;
          const above = parent === null || (depths[parent] ?? 0) < 6 ? parent : 0;
          depths.push(above === null ? 0 : (depths[above] ?? 0) + 1);
          return above;
        });
        const goals = parents.map(
          (parent, index) =>
            [
              `g${index}`,
              exampleGoal({
                id: `g${index}`,
                parentId: parent === null ? null : `g${parent}`,
                depth: depths[index] ?? 0,
                rollup: parents.includes(index) ? 'sum' : null,
              }),
            ] as const,
        );
        const series = tree.map(([, actuals], index) => [`g${index}`, monthsOf(actuals)] as const);
        const figures = figuresOf(day('2025-03-31'), new Map(goals), new Map(series));
        const below = (index: number): number =>
          parents.includes(index)
            ? parents.reduce<number>((sum, parent, child) => sum + (parent === index ? below(child) : 0), 0)
            : (tree[index]?.[1] ?? []).reduce((sum, actual) => sum + actual, 0);
        goals.forEach(([id], index) => {
          expect(figures.figuresOf(id, 2025)?.ytd.actual).toBe(below(index) + 0);
        });
      }),
    );
  });

  test('do not depend on the order in which goals come, nor on the order in which they are asked for', () => {
    fc.assert(
      fc.property(
        today,
        anyPlan.chain((plan) => fc.tuple(fc.constant(plan), fc.shuffledSubarray(plan, { minLength: IDS.length }))),
        (now, [plan, shuffled]) => {
          const series = new Map(plan.map(([{ id }, entries]) => [id, entries]));
          const one = figuresOf(now, new Map(plan.map(([goal]) => [goal.id, goal])), series);
          const other = figuresOf(now, new Map(shuffled.map(([goal]) => [goal.id, goal])), series);
          for (const [goal] of shuffled) other.figuresOf(goal.id, 2025);
          expect(askAll(other)).toEqual(askAll(one));
        },
      ),
    );
  });
});

function figuresOf(
  now: typeof EXAMPLE_TODAY,
  goals: ReadonlyMap<string, Goal>,
  series: ReadonlyMap<string, Series>,
): PlanFigures {
  const [kept, entries] = [[...goals.values()], new Map(series)];
  return createPlanFigures({
    plan: EXAMPLE_PLAN,
    goals: kept,
    seriesOf: (id) => entries.get(id) ?? EMPTY_SERIES,
    today: now,
  });
}

const EXAMPLE_TODAY = day('2025-01-01');

function monthsOf(actuals: readonly number[]): Series {
  const entries = actuals.map((actual, month) => ({ date: day(`2025-0${month + 1}-01`), target: null, actual }));
  return seriesOf(entries, 'monthly', EXAMPLE_PLAN);
}

function keep(edit: PlanEdits, goals: Map<string, Goal>, series: Map<string, Series>): void {
  for (const [id, entries] of edit.series ?? []) series.set(id, entries);
  for (const goal of edit.goals ?? []) goals.set(goal.id, goal);
  for (const id of edit.removedIds ?? []) goals.delete(id);
}

function askAll(figures: PlanFigures) {
  return IDS.map((id) => ({
    figures: YEARS.map((year) => figures.figuresOf(id, year)),
    leftOut: figures
      .leftOutOf(id, 2025)
      .map(({ goal, reason }) => [goal.id, reason])
      .sort(),
    entries: figures.entriesOf(id),
    kind: figures.kindOf(id),
  }));
}

function expectSound(figures: ReturnType<PlanFigures['figuresOf']>): void {
  const { distribution, ytd, ptd, all, window, ...rest } = known(figures);
  const parts = Object.entries({ ...rest, ...distribution, ...ytd, ...ptd, ...all, ...window });
  const unsound = parts.filter(
    ([, value]) => value === undefined || (typeof value === 'number' && !Number.isFinite(value)),
  );
  expect(unsound).toEqual([]);
  if (rest.percentBasis === 'children') {
    expect(rest.percentComplete ?? 0).toBeGreaterThanOrEqual(0);
    expect(rest.percentComplete ?? 0).toBeLessThanOrEqual(100);
  }
}

function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('nothing known');
  return value;
}
