import { civilDateOf } from '#core/calendar/date.ts';
import { dayAt, valueAt } from '#core/goal/series.ts';
import type { JudgedGoal } from './judgedGoal.ts';

/** With fewer actuals nobody can tell. */
const LEAST_ACTUALS = 3;

/** Whether a monthly goal has its actuals every third month only: it is overdue in between, and can be quarterly. */
export function comesByQuarter({ goal, kind, series }: Pick<JudgedGoal, 'goal' | 'kind' | 'series'>): boolean {
  if (goal.trackingFrequency !== 'monthly' || kind !== 'single' || goal.actualFormula !== null) return false;
  const months = Array.from(series.days, (_, index) => civilDateOf(dayAt(series, index)))
    .filter((_, index) => !Number.isNaN(valueAt(series.actuals, index)))
    .map(({ year, month }) => year * 12 + month);
  const [first] = months;
  return first !== undefined && months.length >= LEAST_ACTUALS && months.every((month) => (month - first) % 3 === 0);
}
