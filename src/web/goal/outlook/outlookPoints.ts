import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireOutlook } from '#contract/outlook.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { ChartPoint } from '#core/chart/progression.ts';
import type { ChartChoice } from '#core/chart/toggles.ts';
import type { Band } from '#core/outlook/band.ts';
import { goalProgression } from '#web/goal/charts/goalProgression.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export type OutlookPoint = ChartPoint & { readonly band: Band | null };

export type OutlookPoints = {
  readonly period: TrackingFrequency;
  readonly points: readonly OutlookPoint[];
  readonly yearStart: number | null;
  readonly isRunning: boolean;
};

type Asked = {
  readonly outlook: Pick<WireOutlook, 'points' | 'to_date' | 'rhythm'>;
  readonly year: number;
};

const YEARS_BEFORE = 9;

/**
 * The year shown and the one before it, with the outlook: running figures of sums and averages, so that the bands end
 * where the year does, single periods of everything else. Where nothing of the year is left, the two years around
 * today; of a yearly goal its years.
 */
export function outlookPoints(goal: DashboardGoal, { outlook, year }: Asked, shown: ShownPlan): OutlookPoints {
  if (goal.trackingFrequency === 'yearly') return yearlyPoints(goal, outlook, shown);
  const isOfYear = outlook.to_date.length > 0;
  const isRunning = isOfYear && (goal.aggregation === 'sum' || goal.aggregation === 'average');
  const choice = choiceOf(isRunning, outlook.rhythm === 'quarterly');
  const last = isOfYear ? year : fiscalYearOf(shown.today, shown.plan.fiscalStartMonth) + 1;
  const current = goalProgression(goal, choice, { ...shown, year: last });
  const before = goalProgression(goal, choice, { ...shown, year: last - 1 }).points;
  const points = withBands([...before, ...current.points], figuresAhead(goal, outlook).figures);
  const empty = points.findIndex(({ actual, target, band }) => actual !== null || target !== null || band !== null);
  const begin = Math.max(0, empty);
  const yearStart = before.length > begin ? before.length - begin : null;
  return { period: current.period, points: points.slice(begin), yearStart, isRunning };
}

export function figuresAhead(
  { aggregation }: Pick<DashboardGoal, 'aggregation'>,
  { points, to_date }: Pick<WireOutlook, 'points' | 'to_date'>,
): { readonly figures: readonly (Band & { readonly date: string })[]; readonly isToDate: boolean } {
  const isToDate = to_date.length > 0 && aggregation !== 'highest' && aggregation !== 'lowest';
  return { figures: isToDate ? to_date : points, isToDate };
}

function choiceOf(isRunning: boolean, isQuarterly: boolean): ChartChoice {
  if (isRunning) return isQuarterly ? 'toDateQuarterly' : 'toDateMonthly';
  return isQuarterly ? 'quarterly' : 'periods';
}

function yearlyPoints(goal: DashboardGoal, outlook: Asked['outlook'], shown: ShownPlan): OutlookPoints {
  const { period, points } = goalProgression(goal, 'annual', { ...shown, year: 'ALL' });
  const all = withBands(points, outlook.points);
  const last = all.findLastIndex(({ band }) => band !== null);
  const first = all.findIndex(({ band }) => band !== null);
  return { period, points: all.slice(Math.max(0, first - YEARS_BEFORE), last + 1), yearStart: null, isRunning: false };
}

export function withBands(
  points: readonly ChartPoint[],
  bands: readonly (Band & { readonly date: string })[],
): OutlookPoint[] {
  const days = bands.map(({ date, ...band }) => ({ day: readIsoDate(date), band }));
  return points.map((point) => {
    const found = days.find(({ day }) => day !== null && day >= point.start && day <= point.end);
    return { ...point, band: point.actual === null ? (found?.band ?? null) : null };
  });
}
