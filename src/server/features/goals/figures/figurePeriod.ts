import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { periodStartOf, type TrackingFrequency } from '#core/calendar/period.ts';
import { readPeriodName } from '#core/calendar/periodName.ts';
import type { Plan } from '#core/plan/plan.ts';
import { RowRefused } from '#server/features/asking/rowRefused.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';

export type FigurePeriod = { readonly start: Day } | { readonly year: number };

/**
 * The period of a goal that a figure names. A quarter of a monthly goal stands on its first month, as in imported files; a year of a goal
 * that is tracked more often is the year. Throws RowRefused for what is no period, and for one of another length.
 */
export function figurePeriod(
  { period, isTargetOnly }: { readonly period: string; readonly isTargetOnly: boolean },
  { goal, plan }: { readonly goal: GoalRecord; readonly plan: Plan },
): FigurePeriod {
  const { trackingFrequency: frequency } = goal;
  const name = readPeriodName(period.trim(), plan.fiscalStartMonth);
  if (name === null) {
    throw refused({ code: 'no_such_period', message: `“${period}” is not a period.`, frequency });
  }
  const fits =
    name.length === 'day' || name.length === frequency || (name.length === 'quarterly' && frequency === 'monthly');
  if (fits) return { start: periodStartOf(name.day, frequency, plan) };
  if (name.length === 'yearly' && isTargetOnly) return { year: fiscalYearOf(name.day, plan.fiscalStartMonth) };
  const message =
    name.length === 'yearly'
      ? `This goal is tracked ${frequency}: a year has a target here, and no actual.`
      : `This goal is tracked ${frequency}, and “${period}” is ${LENGTHS[name.length]}.`;
  throw refused({ code: 'other_period', message, frequency });
}

const LENGTHS = {
  day: 'a day',
  weekly: 'a week',
  monthly: 'a month',
  quarterly: 'a quarter',
  yearly: 'a year',
} as const;

const ACCEPTED: Readonly<Record<TrackingFrequency, string>> = {
  weekly: 'a week as 2026-W41, any day of it as 2026-10-05, or for a target alone a fiscal year as 2026',
  monthly:
    'a month as 2026-10, a fiscal quarter as 2026-Q3, any day as 2026-10-01, or for a target alone a fiscal year as 2026',
  quarterly: 'a fiscal quarter as 2026-Q3, any day of it as 2026-10-01, or for a target alone a fiscal year as 2026',
  yearly: 'a fiscal year as 2026, or any day of it as 2026-10-01',
};

function refused({
  code,
  message,
  frequency,
}: {
  readonly code: string;
  readonly message: string;
  readonly frequency: TrackingFrequency;
}): RowRefused {
  return new RowRefused({ status: 400, code, message, accepted: ACCEPTED[frequency] });
}
