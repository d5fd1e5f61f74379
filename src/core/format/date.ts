import { civilDateOf, type Day } from '#core/calendar/date.ts';
import { type FiscalDisplay, fiscalQuarterOf, fiscalYearOf, formatFiscalYear } from '#core/calendar/fiscalYear.ts';
import type { PointPeriod } from '#core/calendar/period.ts';
import type { DateFormat } from '#core/plan/plan.ts';
import { NOT_AVAILABLE } from './number.ts';

/** What of a plan decides how its dates and years are written. */
export type DateStyle = {
  readonly dateFormat: DateFormat;
  readonly fiscalDisplay: FiscalDisplay;
  /** 1 to 12. */
  readonly fiscalStartMonth: number;
};

/** Three letters a month. */
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** `Oct 6, 2026`, or `6 Oct 2026` for D/M/Y plans; N/A for none (specification, section 3, prettyStart and prettyEnd). */
export function formatDate(day: Day | null, format: DateFormat): string {
  if (day === null) return NOT_AVAILABLE;
  const year = civilDateOf(day).year;
  return format === 'M/D/Y' ? `${formatDayOfMonth(day, format)}, ${year}` : `${formatDayOfMonth(day, format)} ${year}`;
}

/** `Oct 6`, or `6 Oct` for D/M/Y plans. */
export function formatDayOfMonth(date: Day, format: DateFormat): string {
  const { day } = civilDateOf(date);
  return format === 'M/D/Y' ? `${formatMonth(date)} ${day}` : `${day} ${formatMonth(date)}`;
}

/** `Oct` */
export function formatMonth(day: Day): string {
  const { month } = civilDateOf(day);
  return MONTHS.slice((month - 1) * 3, month * 3);
}

/** `Oct 2026` */
export function formatMonthOfYear(day: Day): string {
  return `${formatMonth(day)} ${civilDateOf(day).year}`;
}

/** A period by any day in it, in full: `Week of Oct 6, 2026`, `Oct 2026`, `Q2 FY26`, `FY26`. */
export function formatPeriod(day: Day, period: PointPeriod, style: DateStyle): string {
  switch (period) {
    case 'weekly':
      return `Week of ${formatDate(day, style.dateFormat)}`;
    case 'monthly':
      return formatMonthOfYear(day);
    case 'quarterly':
      return `${formatQuarter(day, style)} ${formatYear(day, style)}`;
    case 'yearly':
      return formatYear(day, style);
  }
}

/** A period by any day in it, as a tick on an axis has room for: `Oct 6`, `Oct`, `Q2`, `FY26`. */
export function formatTick(day: Day, period: PointPeriod, style: DateStyle): string {
  switch (period) {
    case 'weekly':
      return formatDayOfMonth(day, style.dateFormat);
    case 'monthly':
      return formatMonth(day);
    case 'quarterly':
      return formatQuarter(day, style);
    case 'yearly':
      return formatYear(day, style);
  }
}

function formatQuarter(day: Day, { fiscalStartMonth }: DateStyle): string {
  return `Q${fiscalQuarterOf(day, fiscalStartMonth)}`;
}

function formatYear(day: Day, { fiscalStartMonth, fiscalDisplay }: DateStyle): string {
  return formatFiscalYear(fiscalYearOf(day, fiscalStartMonth), fiscalDisplay);
}
