import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { type ClosedSpan, isClosed, overlaps } from '#core/calendar/span.ts';
import { readFigure } from '#core/goal/readFigure.ts';
import type { YearTarget } from './derivation.ts';
import type { GoalInTime } from './goalInTime.ts';

/**
 * From when to when the target for the whole life is to be reached: the own window; where that is open, to that side
 * as far as the targets by year go. Null where nothing closes it: then no share of it can be told.
 */
export function targetLifeOf(it: GoalInTime): ClosedSpan | null {
  const { own, plan } = it;
  if (isClosed(own.span)) return own.span;
  const years = yearTargetsOf(it);
  const [first, last] = [years.at(0), years.at(-1)];
  const start = own.span.start ?? (first ? fiscalYearSpan(first.year, plan.fiscalStartMonth).start : null);
  const end = own.span.end ?? (last ? fiscalYearSpan(last.year, plan.fiscalStartMonth).end : null);
  return start === null || end === null ? null : { start, end };
}

/** The targets of the years the goal runs in, in order. */
export function yearTargetsOf({ goal, own, plan }: GoalInTime): YearTarget[] {
  const targets: YearTarget[] = [];
  for (const [year, target] of goal.targetsByYear) {
    const figure = readFigure(target);
    if (figure !== null && overlaps(own.span, fiscalYearSpan(year, plan.fiscalStartMonth))) {
      targets.push({ year, target: figure });
    }
  }
  return targets.sort((one, other) => one.year - other.year);
}
