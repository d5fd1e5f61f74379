import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Day, dayOf } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { progressionOf } from '#core/chart/progression.ts';
import type { Aggregation, Goal } from '#core/goal/goal.ts';
import { EMPTY_SERIES, seriesOf } from '#core/goal/series.ts';
import { EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { createPlanFigures } from './planFigures.ts';

/**
 * Figures of quarterly goals worked out a second time, in whole fractions and with a calendar of their own, which share
 * nothing with the code under test.
 */
const YEAR = 2024;
const QUARTERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const DAY_MS = 86_400_000;

type Fraction = { readonly over: bigint; readonly under: bigint };
type Written = { readonly day: number; readonly actual: number | null; readonly target: number | null };
type Leaf = {
  readonly tracking: TrackingFrequency;
  readonly by: Aggregation;
  readonly written: readonly Written[];
};

const whole = (value: number): Fraction => ({ over: BigInt(value), under: 1n });
const plus = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});
const compare = (one: Fraction, other: Fraction) => Number(one.over * other.under - other.over * one.under);

function totalOf(by: Aggregation, figures: readonly (Fraction | null)[]): Fraction | null {
  const known = figures.filter((figure) => figure !== null);
  const [first] = known;
  if (first === undefined) return null;
  const sum = known.reduce(plus);
  switch (by) {
    case 'sum':
      return sum;
    case 'average':
      return { over: sum.over, under: sum.under * BigInt(known.length) };
    case 'highest':
      return known.reduce((most, each) => (compare(each, most) > 0 ? each : most));
    case 'lowest':
      return known.reduce((least, each) => (compare(each, least) < 0 ? each : least));
    case 'current':
      return known.at(-1) ?? null;
  }
}

const firstOfMonth = (startMonth: number, months: number) => Date.UTC(YEAR, startMonth - 1 + months, 1) / DAY_MS;
const quarterStart = (startMonth: number, quarter: number) => firstOfMonth(startMonth, quarter * 3);

/** Of each quarter from the year's start on, the function over what begins in it. */
function byQuarter(
  { by, written }: Leaf,
  { startMonth, column, until }: { startMonth: number; column: 'actual' | 'target'; until: number },
): (Fraction | null)[] {
  return QUARTERS.map((quarter) =>
    totalOf(
      by,
      written
        .filter(({ day }) => day >= quarterStart(startMonth, quarter) && day < quarterStart(startMonth, quarter + 1))
        .filter(({ day }) => day <= until)
        .map((entry) => (entry[column] === null ? null : whole(entry[column]))),
    ),
  );
}

function expectEqual(found: number | null | undefined, expected: Fraction | null): void {
  if (expected === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(Number(expected.over) / Number(expected.under), 9);
}

const anyBy = fc.constantFrom<Aggregation>('sum', 'average', 'highest', 'lowest', 'current');
const anyStart = fc.integer({ min: 1, max: 12 });
const anyFigure = fc.option(fc.integer({ min: -40, max: 90 }), { freq: 3 });

/** Entries on the first days of periods, from the plan's fiscal year 2024 to the end of the one after it. */
function anyLeaf(startMonth: number, trackings: readonly TrackingFrequency[]): fc.Arbitrary<Leaf> {
  return fc.record({ tracking: fc.constantFrom(...trackings), by: anyBy }).chain(({ tracking, by }) => {
    const days = periodDays(startMonth, tracking);
    const each = fc.tuple(
      ...days.map((day) => fc.record({ day: fc.constant(day), actual: anyFigure, target: anyFigure })),
    );
    return each.map((written) => ({ tracking, by, written }));
  });
}

function periodDays(startMonth: number, tracking: TrackingFrequency): number[] {
  const end = firstOfMonth(startMonth, 24);
  if (tracking === 'quarterly') return QUARTERS.map((quarter) => quarterStart(startMonth, quarter));
  if (tracking === 'monthly') return Array.from({ length: 24 }, (_, month) => firstOfMonth(startMonth, month));
  const first = firstOfMonth(startMonth, 0);
  // 1970-01-05 was a Monday.
  const monday = first + ((7 - ((first - 4) % 7)) % 7);
  return Array.from({ length: 15 }, (_, week) => monday + week * 49).filter((day) => day < end);
}

function goalOf(id: string, leaf: Pick<Leaf, 'tracking' | 'by'>, startMonth: number, part: Partial<Goal> = {}): Goal {
  const span = { start: firstOfMonth(startMonth, 0) as Day, end: (firstOfMonth(startMonth, 24) - 1) as Day };
  return exampleGoal({ id, number: id, span, trackingFrequency: leaf.tracking, aggregation: leaf.by, ...part });
}

const planOf = (startMonth: number) => ({ ...EXAMPLE_PLAN, fiscalStartMonth: startMonth, weekStart: 1 });
const seriesFor = ({ written, tracking }: Leaf, startMonth: number) =>
  seriesOf(
    written.map(({ day, ...figures }) => ({ date: day as Day, ...figures })),
    tracking,
    planOf(startMonth),
  );

const anyCase = <Value>(of: (startMonth: number) => fc.Arbitrary<Value>) =>
  anyStart.chain((startMonth) => of(startMonth).map((value) => ({ startMonth, value })));

describe('figures of quarterly goals, worked out a second time', () => {
  it('of a goal by itself, to date, on any day and with every start of the fiscal year', () => {
    const leaves = anyCase((startMonth) =>
      fc.tuple(anyLeaf(startMonth, ['quarterly']), fc.integer({ min: 0, max: 750 })),
    );
    fc.assert(
      fc.property(leaves, ({ startMonth, value: [leaf, after] }) => {
        const today = firstOfMonth(startMonth, 0) + after;
        const goal = goalOf('1', leaf, startMonth);
        const plan = planOf(startMonth);
        const figures = createPlanFigures({
          plan,
          goals: [goal],
          seriesOf: () => seriesFor(leaf, startMonth),
          today: today as Day,
        });
        for (const year of [0, 1]) {
          const inYear = leaf.written.slice(year * 4, year * 4 + 4).filter(({ day }) => day <= today);
          const asOf = inYear.findLast(({ actual }) => actual !== null)?.day ?? null;
          // Without an actual of its own a Current goal shows the last one before.
          if (asOf === null && leaf.by === 'current') continue;
          const { ytd } = figures.figuresOf('1', YEAR + year) ?? {};
          const upTo = inYear.filter(({ day }) => asOf !== null && day <= asOf);
          expectEqual(
            ytd?.actual,
            totalOf(
              leaf.by,
              upTo.map(({ actual }) => (actual === null ? null : whole(actual))),
            ),
          );
          const targets = upTo.map(({ target }) => (target === null ? null : whole(target)));
          // Of sums, targets with gaps between them stand for several quarters (decision 127).
          const areSparse = leaf.by === 'sum' && leaf.written.some(({ target }) => target === null);
          if (!areSparse && targets.some((target) => target !== null))
            expectEqual(ytd?.target, totalOf(leaf.by, targets));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('on charts: single quarters, years and running values', () => {
    const leaves = anyCase((startMonth) => anyLeaf(startMonth, ['quarterly', 'quarterly', 'monthly', 'weekly']));
    fc.assert(
      fc.property(leaves, ({ startMonth, value: leaf }) => {
        const series = seriesFor(leaf, startMonth);
        const today = firstOfMonth(startMonth, 24) as Day;
        const source = {
          goal: goalOf('1', leaf, startMonth),
          series,
          plan: planOf(startMonth),
          today,
          year: YEAR,
          endTarget: null,
          allTarget: null,
        };
        const quarters = byQuarter(leaf, { startMonth, column: 'actual', until: today }).slice(0, 4);
        const last = quarters.findLastIndex((quarter) => quarter !== null);
        const { points, period } = progressionOf(source, 'quarterly');
        expect(period).toBe('quarterly');
        expect(points.map(({ start }) => start)).toEqual(
          [0, 1, 2, 3].map((quarter) => quarterStart(startMonth, quarter)),
        );
        points.forEach(({ actual }, at) => {
          expectEqual(actual, quarters[at] ?? null);
        });
        progressionOf(source, 'toDateQuarterly').points.forEach(({ actual }, at) => {
          const end = quarterStart(startMonth, at + 1);
          const soFar = leaf.written.filter(({ day }) => day < end);
          const running = totalOf(
            leaf.by,
            soFar.map((entry) => (entry.actual === null ? null : whole(entry.actual))),
          );
          expectEqual(actual, at > last ? null : running);
        });
        progressionOf(source, 'annual').points.forEach(({ actual }, at) => {
          const [from, to] = [firstOfMonth(startMonth, at * 12), firstOfMonth(startMonth, at * 12 + 12)];
          const ofYear = leaf.written.filter(({ day }) => day >= from && day < to);
          expectEqual(
            actual,
            totalOf(
              leaf.by,
              ofYear.map((entry) => (entry.actual === null ? null : whole(entry.actual))),
            ),
          );
        });
      }),
      { numRuns: 300 },
    );
  });

  it('of a roll-up: children tracked more often are first taken by quarter, each by its own function', () => {
    const families = anyCase((startMonth) =>
      fc.record({
        children: fc.array(anyLeaf(startMonth, ['quarterly', 'quarterly', 'monthly', 'weekly']), {
          minLength: 1,
          maxLength: 4,
        }),
        type: fc.constantFrom('sum', 'average', 'highest', 'lowest'),
        by: anyBy,
      }),
    );
    fc.assert(
      fc.property(families, ({ startMonth, value: { children, type, by } }) => {
        const parent = goalOf('1', { tracking: 'quarterly', by }, startMonth, { rollup: type });
        const goals = children.map((leaf, at) => goalOf(`1.${at + 1}`, leaf, startMonth, { parentId: '1', depth: 1 }));
        const leafOf = new Map(goals.map(({ id }, at) => [id, children[at]]));
        const today = dayOf(YEAR + 9, 1, 1) as Day;
        const figures = createPlanFigures({
          plan: planOf(startMonth),
          goals: [parent, ...goals],
          seriesOf: (id) => {
            const leaf = leafOf.get(id);
            return leaf === undefined ? EMPTY_SERIES : seriesFor(leaf, startMonth);
          },
          today,
        });
        const reduced = children.map((leaf) => byQuarter(leaf, { startMonth, column: 'actual', until: today }));
        const combined = QUARTERS.map((quarter) =>
          totalOf(
            type,
            reduced.map((child) => child[quarter] ?? null),
          ),
        );
        for (const year of [0, 1]) {
          const expected = totalOf(by, combined.slice(year * 4, year * 4 + 4));
          if (expected === null && by === 'current') continue;
          expectEqual(figures.figuresOf('1', YEAR + year)?.ytd.actual, expected);
        }
        expectEqual(figures.figuresOf('1', 'ALL')?.all.actual, totalOf(by, combined));
      }),
      { numRuns: 300 },
    );
  });
});
