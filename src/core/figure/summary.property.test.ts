import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { Goal } from '#core/goal/goal.ts';
import { type RawEntry, type Series, seriesOf } from '#core/goal/series.ts';
import { day, EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import type { FigureContext } from './figureContext.ts';
import { ownEntriesOf, runningDataOf } from './running.ts';
import { statusOf } from './standing.ts';
import { summarizeGoal } from './summary.ts';

const cell: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -20_000, max: 20_000 }).map((cents) => cents / 100) },
  { weight: 3, arbitrary: fc.constantFrom(null, undefined, '', '7', 0, -0, 1, 100) },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e308, -1e308, 5e-324, 1 / 3) },
);
const anyDay = fc.integer({ min: 0, max: 1500 }).map((offset) => addDays(day('2023-01-01'), offset));
const figure = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -500, max: 500 }),
  fc.constantFrom(0, -0, 1e308, -1e308, Number.NaN, Infinity, 1e-300),
);
const goals = fc.record({
  aggregation: fc.constantFrom('sum', 'average', 'highest', 'lowest', 'current'),
  targetDirection: fc.constantFrom('up', 'down', 'equal'),
  trackingFrequency: fc.constantFrom('weekly', 'monthly', 'quarterly', 'yearly'),
  valueType: fc.constantFrom('number', 'percent', 'currency'),
  isEndOfYear100: fc.boolean(),
  span: fc.record({ start: fc.option(anyDay), end: fc.option(anyDay) }),
  allTarget: figure,
  targetsByYear: fc
    .array(fc.tuple(fc.integer({ min: 2022, max: 2027 }), figure.map(Number)), { maxLength: 3 })
    .map((years) => new Map(years)),
  baseline: fc.option(fc.record({ value: figure.map(Number), date: fc.option(anyDay) }), { nil: null }),
}) satisfies fc.Arbitrary<Partial<Goal>>;

type Question = {
  readonly goal: Goal;
  readonly series: Series;
  readonly context: FigureContext;
  readonly raw: RawEntry[];
};

const questions: fc.Arbitrary<Question> = fc
  .record({
    part: goals,
    entries: fc.uniqueArray(fc.record({ date: anyDay, target: cell, actual: cell }), {
      maxLength: 40,
      selector: ({ date }) => date,
    }),
    today: anyDay,
    year: fc.constantFrom<FiscalYear>(2022, 2023, 2024, 2025, 2026, 'ALL'),
    plan: fc.record({ fiscalStartMonth: fc.integer({ min: 1, max: 12 }), weekStart: fc.nat(6) }),
  })
  .map(({ part, entries, today, year, plan }) => {
    const goal = exampleGoal(part);
    const context = { plan: { ...EXAMPLE_PLAN, ...plan }, today, year };
    return { goal, context, raw: entries, series: seriesOf(entries, goal.trackingFrequency, context.plan) };
  });

const RUNS = { numRuns: 400 };

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(numbersIn);
}

describe('for whatever goal, entries, day and year', () => {
  it('no figure is NaN, infinite or -0', () => {
    fc.assert(
      fc.property(questions, ({ goal, series, context }) => {
        const question = [goal, series, context] as const;
        const numbers = numbersIn([summarizeGoal, ownEntriesOf, runningDataOf].map((part) => part(...question)));
        expect(numbers.filter((number) => !Number.isFinite(number) || Object.is(number, -0))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('the figures do not depend on the order of the entries', () => {
    fc.assert(
      fc.property(questions, ({ goal, series, context, raw }) => {
        const backward = seriesOf(raw.toReversed(), goal.trackingFrequency, context.plan);
        expect(summarizeGoal(goal, backward, context)).toEqual(summarizeGoal(goal, series, context));
      }),
      RUNS,
    );
  });

  it('entries after today’s period change no actual to date', () => {
    fc.assert(
      fc.property(questions, ({ goal, series, context }) => {
        const known = {
          ...series,
          actuals: series.actuals.map((actual, index) =>
            Number(series.days[index]) > context.today ? Number.NaN : actual,
          ),
        };
        expect(summarizeGoal(goal, known, context)).toEqual(summarizeGoal(goal, series, context));
      }),
      RUNS,
    );
  });

  it('the status follows from attainment and rule', () => {
    fc.assert(
      fc.property(questions, ({ goal, series, context }) => {
        const { status, statusRule, attainment, ytd, ptd, year, endTarget } = summarizeGoal(goal, series, context);
        const { actual, target } = year === 'ALL' ? ptd : ytd;
        switch (statusRule) {
          case 'attainmentToDate':
          case 'attainmentAtEnd':
            expect(attainment).not.toBeNull();
            expect(status).toBe(statusOf(Number(attainment), context.plan.thresholds));
            return;
          case 'achieved':
            expect([status, actual === null, endTarget === null]).toEqual(['achieved', false, false]);
            return;
          case 'noTarget':
            expect([status, target, attainment]).toEqual(['not_started', null, null]);
            return;
          case 'noFigures':
            expect([status, actual]).toEqual(['not_started', null]);
            return;
          case 'notBegun':
            expect(Number(goal.span.start)).toBeGreaterThan(context.today);
            return;
          case 'deferred':
          case 'setByHand':
          case 'container':
            throw new Error(`Nobody set ${statusRule}`);
        }
      }),
      RUNS,
    );
  });

  it('percents that are held lie between 0 and 100', () => {
    fc.assert(
      fc.property(questions, ({ goal, series, context }) => {
        const { expectedPercent, targetPercent } = summarizeGoal(goal, series, context);
        for (const percent of [expectedPercent, targetPercent]) {
          expect(percent === null || (percent >= 0 && percent <= 100)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('yearly figures of a sum add up to its life, whatever the weeks over new year', () => {
    fc.assert(
      fc.property(questions, ({ goal, series, context }) => {
        fc.pre([...series.actuals].every((actual) => Number.isNaN(actual) || Math.abs(actual) < 1e6));
        const sum = { ...goal, aggregation: 'sum' } as const;
        const years = Array.from({ length: 9 }, (_, index) => 2021 + index);
        const cents = years.map((year) =>
          Math.round((summarizeGoal(sum, series, { ...context, year }).ytd.actual ?? 0) * 100),
        );
        const life = Math.round((summarizeGoal(sum, series, context).ptd.actual ?? 0) * 100);
        // Thirds of a cent may round apart, one a year at most.
        expect(Math.abs(cents.reduce((one, other) => one + other, 0) - life)).toBeLessThanOrEqual(years.length);
      }),
    );
  });
});

describe('no result depends on the machine’s time zone', () => {
  const zone = process.env.TZ;

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin', 'UTC'])('%s', (timeZone) => {
    const on = (today: Day) => {
      const goal = exampleGoal({
        trackingFrequency: 'weekly',
        span: { start: day('2025-01-01'), end: day('2025-12-31') },
        allTarget: 365,
      });
      const series = seriesOf([{ date: day('2025-03-30'), target: 10, actual: 9 }], 'weekly', EXAMPLE_PLAN);
      return JSON.stringify(summarizeGoal(goal, series, { plan: EXAMPLE_PLAN, today, year: 2025 }));
    };
    process.env.TZ = 'UTC';
    const days = [day('2025-03-30'), day('2025-10-26'), day('2025-12-31'), day('2026-01-01')];
    const expected = days.map(on);
    process.env.TZ = timeZone;
    expect(days.map(on)).toEqual(expected);
    process.env.TZ = zone;
    expect(formatIsoDate(day('2025-03-30'))).toBe('2025-03-30');
  });
});
