import type { Day } from '#core/calendar/date.ts';
import { nextPeriodStart, type TrackingFrequency } from '#core/calendar/period.ts';
import { knownEntries } from '#core/goal/knownEntries.ts';
import type { Entry, Series } from '#core/goal/series.ts';
import { HISTORY, type Rhythm } from './bandQuantiles.ts';
import { elementAt } from './elementAt.ts';

/** The actuals an outlook is made of: one a period, without a gap, to the last one known. */
export type History = { readonly rhythm: Rhythm; readonly values: readonly number[]; readonly lastPeriod: Day };

export const NO_OUTLOOK = [
  'noFigures',
  'weekly',
  'constant',
  'ended',
  'off',
  'milestones',
  'short',
  'broken',
  'newBase',
] as const;

export type NoOutlook =
  | { readonly why: 'noFigures' | 'weekly' | 'constant' | 'ended' | 'off' | 'milestones' }
  | { readonly why: 'short' | 'broken' | 'newBase'; readonly count: number; readonly least: number };

/**
 * The actuals of a series up to a day. One missing period is filled in by the mean of its neighbours. A longer gap
 * begins a new history, for what came before may have been another measure; so does a new base. Where monthly figures
 * come every third month, the history is quarterly.
 */
export function historyOf(
  series: Series,
  {
    frequency,
    today,
    base = null,
  }: { readonly frequency: TrackingFrequency; readonly today: Day; readonly base?: Day | null },
): History | NoOutlook {
  const all: readonly Known[] = knownEntries(series, today);
  if (all.length === 0) return { why: 'noFigures' };
  const known = base === null ? all : all.filter(({ date }) => date >= base);
  if (frequency === 'weekly') return { why: 'weekly' };
  const rhythm = frequency === 'monthly' && isEveryThirdMonth(known) ? 'quarterly' : frequency;
  const { values, isBroken } = unbroken(known, rhythm);
  const { least } = HISTORY[rhythm];
  if (values.length < least) {
    const why = isBroken ? 'broken' : known.length < all.length ? 'newBase' : 'short';
    return { why, count: values.length, least };
  }
  return { rhythm, values, lastPeriod: elementAt(known, -1).date };
}

type Known = Pick<Entry, 'date'> & { readonly actual: number };

function isEveryThirdMonth(known: readonly Known[]): boolean {
  const newest = known.slice(-9);
  const steps = newest.slice(1).map(({ date }, index) => monthsBetween(elementAt(newest, index).date, date));
  return steps.length >= 2 && steps.filter((step) => step === 3).length * 4 >= steps.length * 3;
}

function monthsBetween(from: Day, to: Day): number {
  let months = 0;
  for (let day = from; day < to; day = nextPeriodStart(day, 'monthly')) months += 1;
  return months;
}

function unbroken(known: readonly Known[], rhythm: Rhythm): { readonly values: number[]; readonly isBroken: boolean } {
  const values: number[] = [];
  for (let index = known.length - 1; index >= 0; index -= 1) {
    const { date, actual } = elementAt(known, index);
    const after = known[index + 1];
    const next = nextPeriodStart(date, rhythm);
    if (after !== undefined && next < after.date) {
      if (nextPeriodStart(next, rhythm) < after.date) return { values, isBroken: true };
      values.unshift((actual + after.actual) / 2);
    }
    values.unshift(actual);
  }
  return { values, isBroken: false };
}
