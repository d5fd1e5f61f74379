import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { periodEndOf, periodStarts, TRACKING_FREQUENCIES } from '#core/calendar/period.ts';
import type { Span } from '#core/calendar/span.ts';
import { assess } from '#core/figure/assessment.ts';
import type { FigureContext } from '#core/figure/figureContext.ts';
import type { Aggregation, Goal, TargetDirection } from '#core/goal/goal.ts';
import { entriesOf, type Series, seriesOf } from '#core/goal/series.ts';
import type { Status } from '#core/goal/status.ts';
import { day, EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import type { ComingPeriods } from './comingFigures.ts';
import { explain } from './explain.ts';
import { shownInside, shownOutside } from './limitsText.ts';
import type { Limits } from './requiredFigure.ts';

type Question = { readonly goal: Goal; readonly series: Series; readonly context: FigureContext };

const value = fc.integer({ min: -2_000, max: 20_000 }).map((units) => units / 100);
const near = fc.integer({ min: 60, max: 140 });

/** Where the targets of the periods are. */
const targets = fc.oneof(
  fc.record({ kind: fc.constant('none' as const) }),
  fc.record({ kind: fc.constant('every' as const) }),
  fc.record({ kind: fc.constant('nth' as const), n: fc.integer({ min: 2, max: 6 }), from: fc.nat(5) }),
  fc.record({ kind: fc.constant('between' as const), from: fc.nat(12), to: fc.nat(30) }),
  fc.record({ kind: fc.constant('some' as const), places: fc.array(fc.nat(30), { maxLength: 8 }) }),
);

function hasTarget(which: typeof targets extends fc.Arbitrary<infer Kind> ? Kind : never, index: number): boolean {
  switch (which.kind) {
    case 'none':
      return false;
    case 'every':
      return true;
    case 'nth':
      return index >= which.from && (index - which.from) % which.n === 0;
    case 'between':
      return index >= which.from && index <= which.to;
    case 'some':
      return which.places.includes(index);
  }
}

const START = day('2024-01-01');

/** Plans of two years whose figures lie near their targets, so that each status and each way to another comes up. */
const questions: fc.Arbitrary<Question> = fc
  .record({
    aggregation: fc.constantFrom<Aggregation>('sum', 'average', 'highest', 'lowest', 'current'),
    targetDirection: fc.constantFrom<TargetDirection>('up', 'down', 'equal'),
    trackingFrequency: fc.constantFrom(...TRACKING_FREQUENCIES),
    start: fc.option(fc.constantFrom(START, day('2024-03-10'), day('2025-01-01'))),
    end: fc.option(fc.constantFrom(day('2025-12-31'), day('2025-06-18'), day('2024-12-31'))),
    targets,
    size: value,
    percents: fc.array(fc.option(near, { freq: 6 }), { minLength: 1, maxLength: 30 }),
    endTarget: fc.option(fc.record({ isOfYear: fc.boolean(), factor: fc.constantFrom(1, 12, 24, 0, -1) })),
    baseline: fc.option(value, { freq: 3 }),
    daysOn: fc.constantFrom(-8, 0, 3, 20, 45, 120, 500),
    year: fc.constantFrom<FiscalYear>(2024, 2025, 'ALL'),
  })
  .map(({ targets: which, size, percents, endTarget, baseline, daysOn, year, start, end, ...part }) => {
    const periods = periodStarts({ from: START, to: day('2025-12-31') }, part.trackingFrequency, EXAMPLE_PLAN);
    const entries = periods.map((date, index) => {
      const percent = percents[index] ?? null;
      return {
        date,
        target: hasTarget(which, index) ? size : null,
        actual: percent && Math.round(size * percent) / 100,
      };
    });
    const total = endTarget && Math.round(size * 100 * endTarget.factor) / 100;
    const goal = exampleGoal({
      ...part,
      span: { start, end },
      allTarget: endTarget?.isOfYear === false ? total : null,
      targetsByYear: new Map(endTarget?.isOfYear === true ? [[2025, Number(total)]] : []),
      baseline: baseline === null ? null : { value: baseline, date: null },
    });
    const last = periods[percents.findLastIndex((percent) => percent !== null)] ?? START;
    const context = { plan: EXAMPLE_PLAN, today: addDays(periodEndOf(last, part.trackingFrequency), daysOn), year };
    return { goal, context, series: seriesOf(entries, part.trackingFrequency, EXAMPLE_PLAN) };
  });

const RUNS = { numRuns: 1500 };

function statusWith({ goal, series, context }: Question, written: readonly Day[], actual: number, today: Day): Status {
  const added = written.map((date) => ({ date, target: null, actual }));
  const whole = seriesOf([...entriesOf(series), ...added], goal.trackingFrequency, context.plan);
  return assess(goal, whole, { ...context, today }).standing.status;
}

/** Today, and until the period is over; of a period that has not begun, while it runs. */
function daysOfWriting({ from }: ComingPeriods, { goal, context }: Question, window: Span | null): Day[] {
  const first = from > context.today ? from : context.today;
  const end = periodEndOf(from, goal.trackingFrequency);
  const last = window?.end && window.end < end ? window.end : end;
  return last <= first ? [first] : [first, addDays(first, Math.floor((last - first) / 2)), last];
}

function nudge(limit: number): number {
  return Math.max(Math.abs(limit), 1) * 1e-6;
}

/** The figures as the sentence names them, and further inside. */
function inside(limits: Limits<number>): number[] {
  const { least, most } = shownInside(limits);
  if (least === null && most === null) return [-1e4, 0, 1e4];
  if (least === null) return [Number(most), Number(most) - 1];
  if (most === null) return [least, least + 1];
  return least > most ? [] : [least, most, (least + most) / 2];
}

function outside(limits: Limits<number>): number[] {
  const { least, most } = shownOutside(limits);
  return [
    ...(least === null ? [] : [least - nudge(least), least - 10]),
    ...(most === null ? [] : [most + nudge(most), most + 10]),
  ];
}

const ANYTHING = [-1e6, -100, -1, 0, 1, 50, 100, 1e6];
const isGreen = (status: Status) => status === 'on_target' || status === 'achieved';

/** A failed promise as it can be followed by hand. */
function told({ goal, series, context }: Question, coming: ComingPeriods, actual: number): string {
  const { aggregation, targetDirection, trackingFrequency, span, allTarget, targetsByYear, baseline } = goal;
  const entries = entriesOf(series).filter((entry) => entry.target !== null || entry.actual !== null);
  const figures = entries.map(({ date, ...entry }) => [formatIsoDate(date), entry.target, entry.actual].join(' '));
  const dates = {
    today: formatIsoDate(context.today),
    start: span.start && formatIsoDate(span.start),
    end: span.end && formatIsoDate(span.end),
    from: formatIsoDate(coming.from),
    to: formatIsoDate(coming.to),
  };
  return JSON.stringify({
    aggregation,
    targetDirection,
    trackingFrequency,
    year: context.year,
    ...dates,
    allTarget,
    years: [...targetsByYear],
    baseline,
    figures,
    coming,
    actual,
  });
}

describe('each sentence of why that names a figure comes true when the figure is written', () => {
  it('of the next period', () => {
    const tried = { turns: 0, noneTurns: 0, loses: 0, losesAnyhow: 0, becomesCritical: 0, noLongerAchieved: 0 };
    fc.assert(
      fc.property(questions, (question) => {
        const { goal, series, context } = question;
        const { outlook, window, byFigures } = explain(goal, series, context);
        const { next } = outlook;
        fc.pre(next !== null);
        const days = daysOfWriting(next, question, window);
        const statuses = (actual: number) => days.map((today) => statusWith(question, [next.from], actual, today));
        const keeps = (of: Status) => (byFigures.status === 'achieved' ? of === 'achieved' : isGreen(of));
        const wasGreen = isGreen(byFigures.status);
        if (!next.toBeGreen.isPossible) {
          for (const actual of ANYTHING) expect(statuses(actual).some(keeps), told(question, next, actual)).toBe(false);
          tried[wasGreen ? 'losesAnyhow' : 'noneTurns'] += 1;
        } else {
          if (!wasGreen)
            for (const actual of inside(next.toBeGreen.each))
              expect(statuses(actual).every(keeps), told(question, next, actual)).toBe(true);
          if (wasGreen)
            for (const actual of outside(next.toBeGreen.each))
              expect(statuses(actual).some(keeps), told(question, next, actual)).toBe(false);
          tried[wasGreen ? 'loses' : 'turns'] += 1;
          if (byFigures.status === 'achieved') tried.noLongerAchieved += 1;
        }
        if (next.toKeep === null) return;
        tried.becomesCritical += 1;
        const lost = next.toKeep.isPossible ? outside(next.toKeep.each) : ANYTHING;
        for (const actual of lost) expect(new Set(statuses(actual))).toEqual(new Set(['critical']));
      }),
      RUNS,
    );
    expect(Math.min(...Object.values(tried))).toBeGreaterThan(0);
  });

  it('of the rest of the window', () => {
    const tried = { ends: 0, nothing: 0 };
    fc.assert(
      fc.property(questions, (question) => {
        const { goal, series, context } = question;
        const { outlook, window, byFigures } = explain(goal, series, context);
        const { rest } = outlook;
        fc.pre(rest !== null && window?.end != null && !isGreen(byFigures.status));
        const periods = periodStarts({ from: rest.from, to: rest.to }, goal.trackingFrequency, context.plan);
        expect(periods).toHaveLength(rest.periods);
        for (const later of [1, 30, 400]) {
          const today = window.end + later > context.today ? addDays(window.end, later) : context.today;
          const status = (actual: number) => statusWith(question, periods, actual, today);
          if (!rest.toBeGreen.isPossible) {
            for (const actual of ANYTHING) expect(isGreen(status(actual)), told(question, rest, actual)).toBe(false);
            tried.nothing += 1;
          } else {
            for (const actual of inside(rest.toBeGreen.each))
              expect(isGreen(status(actual)), told(question, rest, actual)).toBe(true);
            tried.ends += 1;
          }
        }
      }),
      RUNS,
    );
    expect(Math.min(...Object.values(tried))).toBeGreaterThan(0);
  });
});
