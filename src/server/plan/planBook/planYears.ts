import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { firstOpenedYear, fiscalYearsOf } from '#core/calendar/fiscalYears.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, EMPTY_SERIES, type Series, stretchesOf } from '#core/goal/series.ts';
import type { Plan } from '#core/plan/plan.ts';

export type PlanYears = Pick<DashboardPlan, 'years' | 'currentYear' | 'openingYear' | 'latestFigureYear'>;

export function planYears(
  goals: readonly Pick<Goal, 'id' | 'span'>[],
  { series, plan, today }: { readonly series: ReadonlyMap<string, Series>; readonly plan: Plan; readonly today: Day },
): PlanYears {
  const spans = goals.map(({ span }) => span);
  const fiscal = { today, fiscalStartMonth: plan.fiscalStartMonth };
  const entered = goals.flatMap(({ id }) => stretchesOf(series.get(id) ?? EMPTY_SERIES));
  const latest = goals.reduce<Day | null>((day, { id }) => later(day, lastActualDay(series.get(id), today)), null);
  return {
    years: fiscalYearsOf({ goals: spans, entries: entered }, fiscal),
    currentYear: fiscalYearOf(today, plan.fiscalStartMonth),
    openingYear: firstOpenedYear(spans, fiscal),
    latestFigureYear: latest === null ? null : fiscalYearOf(latest, plan.fiscalStartMonth),
  };
}

function lastActualDay(series: Series | undefined, today: Day): Day | null {
  if (series === undefined) return null;
  for (let index = series.days.length - 1; index >= 0; index -= 1) {
    if (!Number.isNaN(series.actuals[index]) && dayAt(series, index) <= today) return dayAt(series, index);
  }
  return null;
}

function later(one: Day | null, other: Day | null): Day | null {
  return one === null || (other !== null && other > one) ? other : one;
}
