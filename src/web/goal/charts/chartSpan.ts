import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { Progression } from '#core/chart/progression.ts';
import type { ChartChoice } from '#core/chart/toggles.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { goalProgression } from './goalProgression.ts';

export const CHART_SPANS = ['year', 'twoYears', 'sinceStart'] as const;
export type ChartSpan = (typeof CHART_SPANS)[number];

export type OfferedSpan = { readonly span: ChartSpan; readonly from: number };

type Begun = Pick<DashboardGoal, 'span' | 'entries' | 'chartedTotals'>;

/**
 * How far back a chart of single periods or quarters may go from the fiscal year that is shown, with the first year of
 * each; none where the goal begins in that year, or its earlier quarters are not sent (computed goals).
 */
export function spansOf(goal: Begun, choice: ChartChoice, { plan, year }: ShownPlan): readonly OfferedSpan[] {
  const first = firstYearOf(goal, plan.fiscalStartMonth);
  const goesBack = choice === 'periods' || choice === 'quarterly';
  if (year === 'ALL' || first === null || first >= year || !goesBack || goal.chartedTotals !== null) return [];
  return [
    { span: 'year', from: year },
    ...(first < year - 1 ? [{ span: 'twoYears' as const, from: year - 1 }] : []),
    { span: 'sinceStart', from: first },
  ];
}

function firstYearOf({ span, entries }: Begun, startMonth: number): number | null {
  const day = span.start ?? entries[0]?.date ?? null;
  return day === null ? null : fiscalYearOf(day, startMonth);
}

/**
 * The year's progression after those of the years before it, from `from` on. The points of the year are the same as in
 * its own chart; before it there are neither estimates nor targets that nobody has set for that year.
 */
export function progressionSince(
  goal: DashboardGoal,
  choice: ChartChoice,
  {
    shown,
    year,
    from,
  }: { readonly shown: ShownPlan; readonly year: Exclude<FiscalYear, 'ALL'>; readonly from: number },
): Progression {
  const progression = goalProgression(goal, choice, shown);
  const first = progression.points[0]?.start ?? Number.POSITIVE_INFINITY;
  const earlier = Array.from({ length: year - from }, (_, index) => {
    const figures = { ...goal.figures, endTarget: goal.targetsByYear.get(from + index) ?? null };
    return goalProgression({ ...goal, figures }, choice, { ...shown, year: from + index }).points;
  }).flat();
  const before = earlier.filter(({ start }) => start < first).map((point) => ({ ...point, estimate: null }));
  return { ...progression, points: [...before, ...progression.points] };
}
