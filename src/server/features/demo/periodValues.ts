import { civilDateOf, type Day } from '#core/calendar/date.ts';
import { intersection } from '#core/calendar/intersection.ts';
import { periodEndOf, periodStarts, type TrackingFrequency } from '#core/calendar/period.ts';
import { isClosed, type Span } from '#core/calendar/span.ts';
import { CITY } from '#server/features/demo/content/city.ts';
import type { FiguresContent } from '#server/features/demo/content/goalContent.ts';
import { PLAN_YEARS, type PlanYear, planYearSpan } from '#server/features/demo/content/planDate.ts';
import { seasonSwing, seasonWeight } from '#server/features/demo/content/season.ts';
import { scatter } from './scatter.ts';
import { yearValues } from './yearValues.ts';

export type PeriodValue = {
  readonly year: PlanYear;
  readonly date: Day;
  readonly end: Day;
  readonly target: number | null;
  readonly actual: number | null;
};

type GoalWithFigures = { readonly id: string; readonly span: Span; readonly figures: FiguresContent };

/** Every period of the goal's years, in order, future ones with the actuals they will have. `thisYear` is a fiscal year. */
export function periodValuesOf({ id, span, figures }: GoalWithFigures, thisYear: number): PeriodValue[] {
  const { baseline = null, season = 'even', tracked = 'monthly' } = figures;
  let targetBefore = baseline;
  let actualBefore = baseline;
  return PLAN_YEARS.flatMap((year, yearIndex) => {
    const dates = periodsOfYear({ span, year, tracked }, thisYear);
    const target = figures.targets[yearIndex] ?? null;
    const actual = figures.actuals[yearIndex] ?? null;
    const periods = dates.map((date, index) => {
      const { month } = civilDateOf(fromStart(date, span));
      const stray = scatter(id, yearIndex * PERIODS_OF_YEAR + index);
      return { weight: seasonWeight(season, month), swing: seasonSwing(season, month), stray };
    });
    const values = yearValues(figures, { target, actual, targetBefore, actualBefore, periods });
    targetBefore = target ?? targetBefore;
    actualBefore = actual ?? actualBefore;
    return dates.map((date, index) => ({
      year,
      date,
      end: periodEndOf(date, tracked),
      target: values.targets[index] ?? null,
      actual: values.actuals[index] ?? null,
    }));
  });
}

const PERIODS_OF_YEAR = 100;

function periodsOfYear(
  { span, year, tracked }: { readonly span: Span; readonly year: PlanYear; readonly tracked: TrackingFrequency },
  thisYear: number,
): Day[] {
  const fiscalYear = planYearSpan(year, thisYear);
  const window = intersection(span, fiscalYear);
  if (window === null || !isClosed(window)) return [];
  return periodStarts({ from: window.start, to: window.end }, tracked, CITY).filter(
    (date) => fromStart(date, span) >= fiscalYear.start,
  );
}

function fromStart(date: Day, { start }: Span): Day {
  return start !== null && start > date ? start : date;
}
