import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { FigureContext } from '#core/figure/figureContext.ts';
import { statusOf } from '#core/figure/standing.ts';
import type { Aggregation, Goal, TargetDirection } from '#core/goal/goal.ts';
import { type Series, seriesOf } from '#core/goal/series.ts';
import { day, EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { explain } from './explain.ts';
import type { ExplainedFigure } from './explainedFigure.ts';
import type { ExplainedComparison } from './explanation.ts';

/** Figures a reader can follow by hand: two decimals, and none that is absurd (summary.property.test.ts has those). */
const cents = fc.integer({ min: -20_000, max: 20_000 }).map((units) => units / 100);
const cell = fc.option(fc.oneof(cents, fc.constantFrom(0, 1, 100)), { nil: null });
const anyDay = fc.integer({ min: 0, max: 1500 }).map((offset) => addDays(day('2023-01-01'), offset));

const goals = fc.record({
  aggregation: fc.constantFrom('sum', 'average', 'highest', 'lowest', 'current'),
  targetDirection: fc.constantFrom('up', 'down', 'equal'),
  trackingFrequency: fc.constantFrom('weekly', 'monthly', 'quarterly', 'yearly'),
  span: fc.record({ start: fc.option(anyDay), end: fc.option(anyDay) }),
  allTarget: cell,
  targetsByYear: fc
    .array(fc.tuple(fc.integer({ min: 2022, max: 2027 }), cents), { maxLength: 3 })
    .map((years) => new Map(years)),
  baseline: fc.option(fc.record({ value: cents, date: fc.option(anyDay) }), { nil: null }),
}) satisfies fc.Arbitrary<Partial<Goal>>;

type Question = { readonly goal: Goal; readonly series: Series; readonly context: FigureContext };

const questions: fc.Arbitrary<Question> = fc
  .record({
    part: goals,
    entries: fc.array(fc.record({ date: anyDay, target: cell, actual: cell }), { maxLength: 40 }),
    today: anyDay,
    year: fc.constantFrom<FiscalYear>(2022, 2023, 2024, 2025, 2026, 'ALL'),
    plan: fc.record({ fiscalStartMonth: fc.integer({ min: 1, max: 12 }), weekStart: fc.nat(6) }),
  })
  .map(({ part, entries, today, year, plan }) => {
    const goal = exampleGoal(part);
    const context = { plan: { ...EXAMPLE_PLAN, ...plan }, today, year };
    return { goal, context, series: seriesOf(entries, goal.trackingFrequency, context.plan) };
  });

const RUNS = { numRuns: 400 };

/** Recounts a figure by hand from the numbers in its explanation. */
function recounted(figure: ExplainedFigure): number {
  switch (figure.rule) {
    case 'stated':
      return figure.value;
    case 'held':
      return recounted(figure.of);
    case 'share':
      return (recounted(figure.whole) * figure.share.days) / figure.share.of;
    case 'years':
      return applied(
        figure.aggregation,
        figure.years.map(({ target }) => target),
      );
    case 'entries': {
      const values = figure.periods.map(({ value }) => value);
      const left = figure.lastShare === null ? 0 : 1 - figure.lastShare.days / figure.lastShare.of;
      return applied(figure.aggregation, values) - left * Number(values.at(-1));
    }
    case 'line': {
      const [from, to] = [recounted(figure.from.figure), recounted(figure.to.figure)];
      const days = Math.min(Math.max(figure.at - figure.from.day, 0), figure.to.day - figure.from.day);
      return from + ((to - from) * days) / (figure.to.day - figure.from.day);
    }
  }
}

function applied(aggregation: Aggregation, values: readonly number[]): number {
  const sum = values.reduce((one, other) => one + other, 0);
  const results = {
    sum,
    average: sum / values.length,
    highest: Math.max(...values),
    lowest: Math.min(...values),
    current: Number(values.at(-1)),
  };
  return results[aggregation];
}

function recountedAttainment({ actual, target, divisor }: ExplainedComparison, direction: TargetDirection): number {
  const difference = recounted(actual) - recounted(target);
  const gap = { up: difference, down: -difference, equal: -Math.abs(difference) }[direction];
  if (divisor.value === 0) return gap >= 0 ? 1 : 0;
  return 1 + gap / divisor.value;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
}

describe('an explanation, recounted by hand from its own numbers', () => {
  it('gives the figures and the attainment', () => {
    fc.assert(
      fc.property(questions, ({ goal, series, context }) => {
        const { actual, target, endTarget, baseline, comparison, comparisonToDate, direction } = explain(
          goal,
          series,
          context,
        );
        for (const figure of [actual, target, endTarget, baseline?.figure ?? null, comparison?.actual ?? null]) {
          if (figure !== null) expect(isNear(recounted(figure), figure.value)).toBe(true);
        }
        for (const compared of [comparison, comparisonToDate]) {
          if (compared !== null)
            expect(isNear(recountedAttainment(compared, direction), compared.attainment)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('gives the same status', () => {
    fc.assert(
      fc.property(questions, ({ goal, series, context }) => {
        const { byFigures, today, span, actual, endTarget, comparison, achievement, direction } = explain(
          goal,
          series,
          context,
        );
        if (span.start !== null && today < span.start) {
          expect(byFigures).toEqual({ status: 'not_started', rule: 'notBegun' });
        } else if (actual === null) {
          expect(byFigures).toEqual({ status: 'not_started', rule: 'noFigures' });
        } else if (achievement?.isReached && (achievement.countsAtOnce || achievement.countsAtEnd)) {
          expect(byFigures).toEqual({ status: 'achieved', rule: 'achieved' });
          const [a, e] = [recounted(actual), endTarget === null ? Number.NaN : recounted(endTarget)];
          const isReached = { up: a >= e, down: a <= e, equal: Math.abs(a - e) < 0.01 }[direction];
          expect(isReached || isNear(a, e)).toBe(true);
        } else if (comparison === null) {
          expect(byFigures).toEqual({ status: 'not_started', rule: 'noTarget' });
        } else {
          const attainment = recountedAttainment(comparison, direction);
          const { onTarget, offTarget } = comparison.thresholds;
          fc.pre(!isNear(attainment, onTarget) && !isNear(attainment, offTarget));
          expect(byFigures.status).toBe(statusOf(attainment, comparison.thresholds));
        }
      }),
      RUNS,
    );
  });
});
