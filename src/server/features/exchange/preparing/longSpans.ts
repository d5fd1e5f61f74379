import { periodEndOf, type TrackingFrequency } from '#core/calendar/period.ts';
import type { EntryFigures } from './entryRow.ts';

/** The rows of one goal by what they are figures of. */
export type PartedRows<Row extends EntryFigures> = {
  /** Of its own periods; a quarter of a monthly goal stands on its first month. */
  readonly ofPeriods: readonly Row[];
  /** Of whole fiscal years, where it is reported more often. */
  readonly ofYears: readonly Row[];
  /** Quarters whose months are given too: they would count twice. */
  readonly totals: readonly Row[];
};

/**
 * Parts the rows of a goal that is reported more often than once a year: what is said of a whole fiscal year is none of
 * its first period, and a quarter beside its own months is their total.
 */
export function partBySpan<Row extends EntryFigures>(
  rows: readonly Row[],
  frequency: TrackingFrequency,
): PartedRows<Row> {
  if (frequency === 'yearly' || rows.every(({ span }) => span === null))
    return { ofPeriods: rows, ofYears: [], totals: [] };
  const short = rows.filter(({ span }) => span === null || span === 'week');
  const isTotal = (row: Row) => row.span === 'quarter' && short.some((each) => isPartOf(each, row));
  const totals = frequency === 'quarterly' ? [] : rows.filter(isTotal);
  const ofYears = rows.filter(({ span }) => span === 'year');
  const ofPeriods = rows.filter((row) => row.span !== 'year' && !totals.includes(row));
  return { ofPeriods, ofYears, totals };
}

/** Whether a row gives the same figure within a quarter. */
function isPartOf(short: EntryFigures, quarter: EntryFigures): boolean {
  const isWithin = short.day >= quarter.day && short.day <= periodEndOf(quarter.day, 'quarterly');
  return isWithin && FIGURES.some((figure) => isGiven(short[figure]) && isGiven(quarter[figure]));
}

const FIGURES = ['target', 'actual'] as const;

function isGiven(figure: EntryFigures['target']): boolean {
  return figure !== undefined && figure !== null;
}
