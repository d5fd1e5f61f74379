import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Day, dayOf, formatIsoDate } from '#core/calendar/date.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import { EMPTY_SERIES, seriesOf } from '#core/goal/series.ts';
import { DecimalSum } from './decimalSum.ts';
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

  it('that cannot be parted evenly is off by a hundredth at most', () => {
    expect(valuesOf(spread({ target: 100 }))).toEqual([
      8.33, 8.34, 8.33, 8.33, 8.34, 8.33, 8.33, 8.34, 8.33, 8.33, 8.34, 8.33,
    ]);
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

  it('of a Sum always adds up to it', () => {
    const figure = fc.integer({ min: -1e9, max: 1e9 }).map((units) => units / 1000);
    fc.assert(
      fc.property(figure, fc.constantFrom('weekly', 'monthly'), (target, trackingFrequency) => {
        const sum = new DecimalSum();
        const values = valuesOf(spread({ target, goal: { trackingFrequency } }));
        sum.addAll(Float64Array.from(values), 0, values.length);
        expect(sum.sum()).toBe(target);
      }),
    );
  });
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
