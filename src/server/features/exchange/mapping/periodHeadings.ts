import { formatIsoDate } from '#core/calendar/date.ts';
import { readSpreadsheetDay } from '#server/features/exchange/values/spreadsheetDay.ts';
import { type DatedHeading, datedHeading, type Figure } from './datedHeading.ts';
import { periodName } from './periodName.ts';
import { placeInYears } from './placeInYears.ts';

/** A column of a period: where it stands, the date of its figures, and which figure where it says so. */
export type PeriodColumn = {
  readonly at: number;
  readonly heading: string;
  /** As any plan's calendar reads it. */
  readonly date: string;
  readonly figure: Figure | null;
  /** Whether it says plainly which month, week or day it is. */
  readonly isPlain: boolean;
};

export type PeriodHeadings = {
  readonly columns: readonly PeriodColumn[];
  /** Headings that name no year and stand beside none that would say it. */
  readonly yearless: readonly string[];
  /** Headings that could be months or days (`Jan 5, Jan 12`). */
  readonly doubtful: readonly string[];
};

/** The columns of a table that are periods; `year` is that of the first of those that name none. */
export function periodHeadings(header: readonly string[], year: number | null): PeriodHeadings {
  const read = header.flatMap((heading, at) => datedHeading(heading, at) ?? serialHeading(heading, at) ?? []);
  const areDays = !areMonths(read.filter(({ couldBeDay }) => couldBeDay));
  const dated = read.filter(({ couldBeDay }) => !(couldBeDay && areDays));
  const doubtful = read.filter(({ couldBeDay }) => couldBeDay && areDays).map(({ heading }) => heading);
  const lacking = dated.filter(isYearless);
  const beside = lacking.every(({ period }) => period.unit === 'year') ? onlyYearOf(dated) : null;
  const yearless = beside === null ? lacking.map(({ heading }) => heading) : [];
  const first = year ?? beside;
  const placed = placeInYears(
    lacking.flatMap(({ period }) => (period.unit === 'day' ? [] : period)),
    first ?? 0,
  );
  const columns = dated.flatMap((each): PeriodColumn[] => {
    const { at, heading, period, figure } = each;
    if (period.unit === 'day') return [{ at, heading, date: period.day, figure, isPlain: true }];
    if (period.year === null && first === null) return [];
    const whole = period.year === null ? placed[lacking.indexOf(each)] : { ...period, year: period.year };
    return whole === undefined ? [] : [{ at, heading, date: periodName(whole), figure, isPlain: isPlain(each) }];
  });
  return { columns, yearless, doubtful };
}

function isPlain({ period, couldBeDay }: DatedHeading): boolean {
  if (period.unit === 'day') return true;
  return (period.unit === 'week' || period.unit === 'month') && period.year?.by === 'itself' && !couldBeDay;
}

function isYearless({ period }: DatedHeading): boolean {
  return period.unit !== 'day' && period.year === null;
}

/** A date that lost its format: days counted by a spreadsheet. */
function serialHeading(heading: string, at: number): DatedHeading | null {
  const day = readSpreadsheetDay(heading.trim());
  if (day === null) return null;
  return {
    at,
    heading: heading.trim(),
    period: { unit: 'day', day: formatIsoDate(day) },
    figure: null,
    couldBeDay: false,
  };
}

/** `Annual target` beside the months of one year is that year's. */
function onlyYearOf(dated: readonly DatedHeading[]): number | null {
  const years = new Set(
    dated.flatMap(({ period }) => (period.unit !== 'day' && period.year?.by === 'itself' ? period.year.year : [])),
  );
  const [year = null] = years;
  return years.size === 1 ? year : null;
}

/** Months of two headings one after the other are no further apart. */
const MOST_MONTHS_APART = 24;

/** Whether `Jan 25, Feb 25` are months, one near the other in one direction; `Jan 5, Jan 12` are days more likely. */
function areMonths(headings: readonly DatedHeading[]): boolean {
  const months = headings.flatMap(({ period }) =>
    period.unit === 'month' && period.year !== null ? period.year.year * 12 + period.month : [],
  );
  const steps = [...new Set(months)].map((month, at, all) => month - (all[at - 1] ?? month));
  const isNear = steps.every((step) => Math.abs(step) <= MOST_MONTHS_APART);
  return isNear && (steps.every((step) => step >= 0) || steps.every((step) => step <= 0));
}
