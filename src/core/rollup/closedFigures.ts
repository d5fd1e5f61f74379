import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { runningDataOf } from '#core/figure/running.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, type Entry, entriesOf, indexFrom, type Series } from '#core/goal/series.ts';
import { type Closing, isPeriodClosed, isYearClosed } from '#core/plan/closedPeriods.ts';
import { hasFormula } from './formulaLinks.ts';
import type { PlanFigures } from './planFigures.ts';

type ClosedYear = Pick<GoalFigures, 'ytd' | 'attainment' | 'percentComplete' | 'status'> & {
  readonly running: readonly Entry[];
  readonly endTarget: number | null;
};

export type ClosedFigures = {
  readonly years: ReadonlyMap<number, ClosedYear | null>;
  readonly periods: readonly Entry[];
};

export type ClosedQuestion = {
  readonly figures: PlanFigures;
  readonly closing: Closing;
  readonly years: readonly number[];
};

/** The figures of a goal that are closed; of a container its percent and its status. */
export function closedFiguresOf(goalId: string, question: ClosedQuestion): ClosedFigures {
  const { figures, closing, years } = question;
  const goal = figures.hierarchy.nodes.get(goalId)?.goal;
  const kind = figures.kindOf(goalId);
  const isCombined = kind !== 'percentMean' && kind !== 'single' && kind !== 'container';
  const isComputed = isCombined || (goal !== undefined && hasFormula(goal));
  const computed = isComputed ? (figures.entriesOf(goalId)?.series ?? null) : null;
  return {
    years: new Map(years.map((year) => [year, closedYearOf(goalId, year, question)])),
    periods:
      computed === null || goal === undefined ? [] : closedEntries(entriesOf(computed.series), { goal, closing }),
  };
}

/** The first fiscal year in which a goal's closed figures differ; null where all are the same. */
export function firstChangedYear(before: ClosedFigures, after: ClosedFigures, closing: Closing): number | null {
  for (const [year, was] of before.years) if (!isSameYear(was, after.years.get(year) ?? null)) return year;
  const changed = firstDifference(before.periods, after.periods);
  return changed === null ? null : fiscalYearOf(changed.date, closing.fiscalStartMonth);
}

/** The entries without the actuals of open periods: a week or a year may have begun before the last closed day. */
export function closedSeriesOf(series: Series, { trackingFrequency: frequency }: Goal, closing: Closing): Series {
  const isOpen = (start: Day) => !isPeriodClosed(closing, { start, frequency });
  const first = Array.from(series.days, (_, index) => index).find((index) => isOpen(dayAt(series, index)));
  if (first === undefined) return series;
  return { ...series, actuals: series.actuals.slice().fill(Number.NaN, first) };
}

/** The first fiscal year in which a goal has a closed figure of its own; null where it has none. */
export function firstClosedYear(goal: Goal, series: Series, closing: Closing): number | null {
  const { fiscalStartMonth } = closing;
  const [first] = closedEntries(entriesOf(series), { goal, closing });
  const years = [...goal.targetsByYear.keys()].filter((year) => isYearClosed(closing, year));
  if (first !== undefined) years.push(fiscalYearOf(first.date, fiscalStartMonth));
  return years.length === 0 ? null : Math.min(...years);
}

/** The fiscal years of a series that begin in closed days. */
export function yearsOf(series: Series, { closedUntil, fiscalStartMonth }: Closing): number[] {
  const years: number[] = [];
  for (let index = 0; index < series.days.length; ) {
    const day = dayAt(series, index);
    if (closedUntil === null || day > closedUntil) break;
    const year = fiscalYearOf(day, fiscalStartMonth);
    years.push(year);
    index = indexFrom(series, fiscalYearSpan(year + 1, fiscalStartMonth).start);
  }
  return years;
}

function closedYearOf(goalId: string, year: number, { figures, closing }: ClosedQuestion): ClosedYear | null {
  const asked = figures.questionOf(goalId, year);
  const found = figures.figuresOf(goalId, year);
  if (asked === null || found === null) return null;
  const { ytd, attainment, percentComplete, status, statusRule, eoyTarget } = found;
  if (ytd.actual === null && percentComplete === null) return null;
  const { ytdRunning } = runningDataOf(asked.goal, asked.series, asked.context);
  return {
    ytd,
    attainment,
    percentComplete,
    status: statusRule === 'deferred' ? 'deferred' : status,
    endTarget: isYearClosed(closing, year) ? eoyTarget : null,
    running: closedEntries(ytdRunning, { goal: asked.goal, closing }).filter(({ actual }) => actual !== null),
  };
}

function closedEntries(
  entries: readonly Entry[],
  { goal, closing }: { readonly goal: Goal; readonly closing: Closing },
): Entry[] {
  return entries.filter(
    ({ date: start, target, actual }) =>
      (target !== null || actual !== null) && isPeriodClosed(closing, { start, frequency: goal.trackingFrequency }),
  );
}

function isSameYear(was: ClosedYear | null, is: ClosedYear | null): boolean {
  if (was === null || is === null) return was === is;
  const isDeferred = was.status === 'deferred' || is.status === 'deferred';
  return (
    (isDeferred || was.status === is.status) &&
    was.attainment === is.attainment &&
    was.percentComplete === is.percentComplete &&
    was.endTarget === is.endTarget &&
    was.ytd.actual === is.ytd.actual &&
    was.ytd.target === is.ytd.target &&
    firstDifference(was.running, is.running) === null
  );
}

function firstDifference(before: readonly Entry[], after: readonly Entry[]): Entry | null {
  for (const [index, was] of before.entries()) {
    const is = after[index];
    if (is === undefined) return was;
    if (was.date !== is.date || was.target !== is.target || was.actual !== is.actual)
      return was.date < is.date ? was : is;
  }
  return after[before.length] ?? null;
}
