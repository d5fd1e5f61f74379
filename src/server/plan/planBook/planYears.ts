import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { firstOpenedYear, fiscalYearsOf } from '#core/calendar/fiscalYears.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, EMPTY_SERIES, type Series, stretchesOf } from '#core/goal/series.ts';
import type { BookedPlan } from './bookedPlan.ts';

export type PlanYears = Pick<DashboardPlan, 'years' | 'currentYear' | 'openingYear' | 'latestFigureYear'>;

export function planYears(
  goals: readonly Pick<Goal, 'id' | 'span'>[],
  { booked, today }: { readonly booked: BookedPlan; readonly today: Day },
): PlanYears {
  const { plan } = booked.whole;
  const seriesOf = (id: string) => measuredSeries(booked, id, today);
  const spans = goals.map(({ span }) => span);
  const fiscal = { today, fiscalStartMonth: plan.fiscalStartMonth };
  const entered = goals.flatMap(({ id }) => stretchesOf(seriesOf(id)));
  const latest = goals.reduce<Day | null>((day, { id }) => later(day, lastActualDay(seriesOf(id), today)), null);
  return {
    years: fiscalYearsOf({ goals: spans, entries: entered }, fiscal),
    currentYear: fiscalYearOf(today, plan.fiscalStartMonth),
    openingYear: firstOpenedYear(spans, fiscal),
    latestFigureYear: latest === null ? null : fiscalYearOf(latest, plan.fiscalStartMonth),
  };
}

/** What is entered; of a goal measured by its milestones what follows from them. */
function measuredSeries(booked: BookedPlan, id: string, today: Day): Series {
  const { series, milestones } = booked.whole;
  const computed = milestones.has(id) ? booked.figures({ year: 'ALL', today }).entriesOf(id) : null;
  return computed?.series.series ?? series.get(id) ?? EMPTY_SERIES;
}

function lastActualDay(series: Series, today: Day): Day | null {
  for (let index = series.days.length - 1; index >= 0; index -= 1) {
    if (!Number.isNaN(series.actuals[index]) && dayAt(series, index) <= today) return dayAt(series, index);
  }
  return null;
}

function later(one: Day | null, other: Day | null): Day | null {
  return one === null || (other !== null && other > one) ? other : one;
}
