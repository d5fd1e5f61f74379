import { addDays, type Day } from '#core/calendar/date.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { periodEndOf, periodStarts } from '#core/calendar/period.ts';
import { earlierOf, laterOf } from '#core/calendar/span.ts';
import type { Goal } from '#core/goal/goal.ts';
import { asMeasured, withoutSetTargets } from '#core/goal/measuredByMilestones.ts';
import { type CountedMilestone, sharesOf } from '#core/work/sharesOf.ts';
import type { FigureLookup, GoalEntries } from './figureLookup.ts';
import { EMPTY_ROLLUP } from './rollupSeries.ts';

/**
 * The entries of a goal that is measured by its milestones: at the end of each period the share of them that is done,
 * and as its target the share that is due. The period that runs is measured today: nothing in it counts before its day.
 */
export function milestoneEntries(
  stated: Goal,
  milestones: readonly CountedMilestone[],
  { calendar, today }: Pick<FigureLookup, 'calendar' | 'today'>,
): GoalEntries {
  const goal = withoutSetTargets(asMeasured(stated));
  const shares = sharesOf(milestones);
  if (shares === null) return { goal, series: EMPTY_ROLLUP };
  const range = rangeOf(goal, milestones, today);
  const periods = periodStarts(range, goal.trackingFrequency, calendar);
  const endOf = (start: Day) => periodEndOf(start, goal.trackingFrequency);
  const actuals = Float64Array.from(periods, (start) =>
    start > today ? Number.NaN : shares.done(earlierOf(endOf(start), today)),
  );
  const targets = Float64Array.from(periods, (start) =>
    shares.due(start > today ? endOf(start) : earlierOf(endOf(start), today)),
  );
  const { fiscalStartMonth } = calendar;
  const final = periods.at(-1);
  if (final === undefined) return { goal, series: EMPTY_ROLLUP };
  const last = endOf(final);
  const yearTargets = new Map<number, number>();
  for (
    let year = fiscalYearOf(range.from, fiscalStartMonth);
    year <= fiscalYearOf(range.to, fiscalStartMonth);
    year += 1
  )
    yearTargets.set(year, shares.due(earlierOf(fiscalYearSpan(year, fiscalStartMonth).end, last)));
  return {
    goal: { ...goal, targetsByYear: yearTargets, allTarget: shares.due(last) },
    series: { series: { days: Int32Array.from(periods), targets, actuals }, drawn: actuals },
    combinedTargets: { what: 'dueMilestones', years: new Set(yearTargets.keys()), isForLife: true },
  };
}

/** From the goal's start, or its first milestone, to its end, or its last milestone and today. */
function rangeOf({ span }: Goal, milestones: readonly CountedMilestone[], today: Day): { from: Day; to: Day } {
  const days = milestones.flatMap(({ due, doneOn }) => (doneOn === null ? [due] : [due, doneOn]));
  const first = days.reduce((one, other) => (other < one ? other : one));
  const last = days.reduce((one, other) => (other > one ? other : one), today);
  return {
    from: laterOf(span.start ?? first, addDays(today, -FARTHEST)),
    to: earlierOf(span.end ?? last, addDays(today, FARTHEST)),
  };
}

/** A start in year 1 or an end on 9999-12-31 means "for good": figures reach fifty years around today. In days. */
const FARTHEST = 18_262;
