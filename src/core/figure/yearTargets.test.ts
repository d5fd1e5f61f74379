import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Day, dayOf, formatIsoDate } from '#core/calendar/date.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import { EMPTY_SERIES, seriesOf } from '#core/goal/series.ts';
import { decimalsOf } from '#core/typed/decimalsOf.ts';
import { aggregate } from './aggregate.ts';
import { type YearTargetsAsked, yearTargets } from './yearTargets.ts';

const CALENDAR = { fiscalStartMonth: 7, weekStart: 1 };
const OPEN = { start: null, end: null };

type Part = Omit<Partial<YearTargetsAsked>, 'goal'> & { readonly goal?: Partial<YearTargetsAsked['goal']> };

function spread({ goal, ...part }: Part) {
  return yearTargets({
    goal: { span: OPEN, aggregation: 'sum', trackingFrequency: 'monthly', ...goal },
    stored: EMPTY_SERIES,
    calendar: CALENDAR,
    year: 2026,
    target: 1200,
    spread: 'even',
    ...part,
  });
}

function valuesOf(targets: ReturnType<typeof yearTargets>): number[] {
  if (typeof targets === 'string') throw new Error(targets);
  return [...targets.values()];
}

function daysOf(targets: ReturnType<typeof yearTargets>): string[] {
  if (typeof targets === 'string') throw new Error(targets);
  return [...targets.keys()].map(formatIsoDate);
}

function lastYear(actuals: readonly (number | null)[]) {
  const entries = actuals.map((actual, index) => {
    const date: Day | null = dayOf(2025 + Math.floor((6 + index) / 12), ((6 + index) % 12) + 1, 1);
    if (date === null) throw new Error('no such day');
    return { date, target: null, actual };
  });
  return seriesOf(entries, 'monthly', CALENDAR);
}

describe('the target of a year, even', () => {
  it('is in equal parts on the periods of the fiscal year', () => {
    const targets = spread({});
    expect(valuesOf(targets)).toEqual(Array.from({ length: 12 }, () => 100));
    expect([daysOf(targets)[0], daysOf(targets).at(-1)]).toEqual(['2026-07-01', '2027-06-01']);
  });

  it('is on the periods in which the goal runs, and on none where it does not', () => {
    const span = { start: dayOf(2026, 9, 15), end: dayOf(2026, 11, 30) };
    expect(daysOf(spread({ goal: { span } }))).toEqual(['2026-09-01', '2026-10-01', '2026-11-01']);
    expect(spread({ goal: { span }, year: 2027 })).toBe('outsideWindow');
  });

  it('that cannot be parted evenly is parted in whole units, spread over the year', () => {
    expect(valuesOf(spread({ target: 100 }))).toEqual([8, 8, 9, 8, 8, 9, 8, 8, 9, 8, 8, 9]);
  });

  it.each([
    ['those of its figures', [1.25, 2.5], 1, [0.08, 0.08, 0.09]],
    ['those of the target, where that has more', [1.5], 1.234, [0.102, 0.103, 0.103]],
    ['four of a figure that was divided', [1 / 3], 1, [0.0833, 0.0833, 0.0834]],
  ])('has as many decimals as the measure: %s', (_, actuals, target, first) => {
    expect(valuesOf(spread({ target, stored: lastYear(actuals) })).slice(0, 3)).toEqual(first);
  });

  it.each<Aggregation>(['average', 'highest', 'lowest', 'current'])('of %s holds throughout', (aggregation) => {
    expect(new Set(valuesOf(spread({ goal: { aggregation }, target: 8.125 })))).toEqual(new Set([8.125]));
  });

  it.each([
    ['weekly', 52],
    ['yearly', 1],
  ] as const)('of a %s goal has %i periods', (trackingFrequency, count) => {
    expect(valuesOf(spread({ goal: { trackingFrequency } }))).toHaveLength(count);
  });

  it('of any function comes to it again, in the shape of last year too, with no more decimals than the measure', () => {
    const figure = fc.integer({ min: -1e9, max: 1e9 }).map((units) => units / 1000);
    const actual = fc.integer({ min: 1, max: 1e5 }).map((units) => units / 100);
    const asked = fc.record({
      target: figure,
      spread: fc.constantFrom('even', 'lastYear'),
      aggregation: fc.constantFrom<Aggregation>('sum', 'average', 'highest', 'lowest', 'current'),
      actuals: fc.array(actual, { minLength: 12, maxLength: 12 }),
    });
    fc.assert(
      fc.property(asked, ({ aggregation, actuals, ...part }) => {
        const values = valuesOf(spread({ ...part, goal: { aggregation }, stored: lastYear(actuals) }));
        const column = Float64Array.from(values);
        expect(aggregate(column, { from: 0, to: column.length }, sided(aggregation, part.target))).toBe(part.target);
        expect(Math.max(...values.map(decimalsOf))).toBeLessThanOrEqual(3);
      }),
    );
  });
});

function sided(aggregation: Aggregation, target: number): Aggregation {
  if (target >= 0) return aggregation;
  return aggregation === 'highest' ? 'lowest' : aggregation === 'lowest' ? 'highest' : aggregation;
}

describe('the target of a year beside periods that are kept', () => {
  const JULY_AND_AUGUST = (start: Day) => start < (dayOf(2026, 9, 1) ?? 0);
  const kept = (july: number, august: number | null) => {
    const entries = [july, august].map((target, index) => ({ date: dayOf(2026, 7 + index, 1), target, actual: null }));
    return seriesOf(
      entries.flatMap(({ date, ...entry }) => (date === null ? [] : { date, ...entry })),
      'monthly',
      CALENDAR,
    );
  };

  it('of a Sum has what is left of it in the others, and leaves those alone', () => {
    const targets = spread({ target: 130, stored: kept(20, 10), isKept: JULY_AND_AUGUST });
    expect(valuesOf(targets)).toEqual(Array.from({ length: 10 }, () => 10));
    expect(daysOf(targets)[0]).toBe('2026-09-01');
  });

  it.each([
    ['that come to it', kept(100, 30), 130, 0],
    ['without a target', kept(20, null), 120, 10],
    ['below nothing', kept(-20, -10), -130, -10],
  ])('of a Sum, beside some %s', (_, stored, target, each) => {
    expect(valuesOf(spread({ target, stored, isKept: JULY_AND_AUGUST }))).toEqual(
      Array.from({ length: 10 }, () => each),
    );
  });

  it.each([
    ['come to more', kept(100, 31), 130, 'keptExceed'],
    ['come to more than nothing', kept(1, 0), 0, 'keptExceed'],
    ['come to less than a target below nothing', kept(-100, -31), -130, 'keptExceed'],
  ])('of a Sum is refused where they %s', (_, stored, target, refusal) => {
    expect(spread({ target, stored, isKept: JULY_AND_AUGUST })).toBe(refusal);
  });

  it('is refused where every period is kept', () => {
    expect(spread({ isKept: () => true })).toBe('allKept');
  });

  it.each<Aggregation>(['average', 'highest', 'lowest', 'current'])(
    'of %s is what each of the others is to reach',
    (aggregation) => {
      const targets = spread({ target: 85, goal: { aggregation }, stored: kept(20, 10), isKept: JULY_AND_AUGUST });
      expect(valuesOf(targets)).toEqual(Array.from({ length: 10 }, () => 85));
    },
  );
});

describe("the target of a year in last year's shape", () => {
  const asked = { spread: 'lastYear', target: 156 } as const;
  const RISING = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

  it('of a Sum has the part each period had', () => {
    expect(valuesOf(spread({ ...asked, stored: lastYear(RISING) }))).toEqual(RISING.map((actual) => actual * 2));
  });

  it.each([
    ['current', 24],
    ['highest', 24],
    ['lowest', 2],
    ['average', 13],
  ] as const)('of %s comes to the target by its function', (aggregation, target) => {
    const targets = spread({ ...asked, target, goal: { aggregation }, stored: lastYear(RISING) });
    expect(valuesOf(targets)).toEqual(RISING.map((actual) => actual * 2));
  });

  it('is set by the same months where the goal runs for some of them', () => {
    const span = { start: dayOf(2026, 8, 1), end: dayOf(2026, 9, 30) };
    const targets = spread({ ...asked, target: 10, goal: { span }, stored: lastYear(RISING) });
    expect(valuesOf(targets)).toEqual([4, 6]);
  });

  it.each([
    ['there is none', []],
    ['a month has no actual', RISING.map((actual) => (actual === 5 ? null : actual))],
    ['it comes to 0', RISING.map(() => 0)],
  ])('is refused where %s', (_, actuals) => {
    expect(spread({ ...asked, stored: lastYear(actuals) })).toBe('lastYearIncomplete');
  });
});
