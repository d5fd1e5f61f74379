import { type Day, dayOf } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';

export const PLAN_YEARS = ['first', 'second', 'last', 'this', 'next'] as const;
export type PlanYear = (typeof PLAN_YEARS)[number];

export const FISCAL_MONTHS = [
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
] as const;
export type FiscalMonth = (typeof FISCAL_MONTHS)[number];

export type PlanDate = `${FiscalMonth} ${number}, ${PlanYear} year`;

export const FISCAL_START_MONTH = 7;

export function fiscalYearNamed(year: PlanYear, thisYear: number): number {
  return thisYear + PLAN_YEARS.indexOf(year) - PLAN_YEARS.indexOf('this');
}

export function planYearSpan(year: PlanYear, thisYear: number): ClosedSpan {
  return fiscalYearSpan(fiscalYearNamed(year, thisYear), FISCAL_START_MONTH);
}

export function dayOfPlanDate(date: PlanDate, thisYear: number): Day {
  const match = /^[A-Z][a-z]{2} (\d{1,2}), ([a-z]+) year$/.exec(date);
  const monthIndex = FISCAL_MONTHS.findIndex((month) => date.startsWith(month));
  const year = PLAN_YEARS.find((name) => name === match?.[2]);
  if (monthIndex < 0 || year === undefined) throw new RangeError(`not a date of the plan: ${date}`);
  const month = ((FISCAL_START_MONTH - 1 + monthIndex) % 12) + 1;
  const day = dayOf(fiscalYearNamed(year, thisYear) + (month < FISCAL_START_MONTH ? 1 : 0), month, Number(match?.[1]));
  if (day === null) throw new RangeError(`no such day: ${date}`);
  return day;
}
