import type { NewBaseAsked } from '#contract/goalCalls.ts';
import { addDays, type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { periodEndOf, periodStartOf } from '#core/calendar/period.ts';
import { MOST_NEW_BASES, NEW_BASE_REASON_LIMIT, sortedBases } from '#core/goal/newBases.ts';
import { indexFrom, lastFigure } from '#core/goal/series.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { Refusal } from '#server/base/errors.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import type { PlannedChange } from '#server/features/asking/changePlan.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import { badRequest, collides, goalNotFound } from './goalRefusals.ts';
import { oneLine } from './patchedGoal.ts';
import type { Editing } from './planGoal.ts';
import { putGoal, storedGoalOf } from './storedGoal.ts';

type At = { readonly goalId: string; readonly date: string };

export function planNewBase(
  { goalId, date: text, reason: written, replaces }: At & NewBaseAsked,
  editing: Pick<Editing, 'membership' | 'booked' | 'today'>,
): PlannedChange {
  const goal = enteredGoal(goalId, editing);
  const reason = oneLine(written);
  if (reason === '') throw badRequest('Say why the measure begins anew: reason is empty.', 'reason_missing');
  if (reason.length > NEW_BASE_REASON_LIMIT) {
    throw badRequest(`The reason has more than ${NEW_BASE_REASON_LIMIT} characters.`, 'text_too_long');
  }
  const date = periodOf(text, goal, editing);
  refuseOutside(date, goal);
  if (!hasActualSince(date, goalId, editing)) {
    throw collides(
      'no_actual_since',
      `This goal has no actual from ${formatIsoDate(date)} on: enter one first, a new base begins with it.`,
    );
  }
  const others = replaces === undefined ? goal.newBases : basesWithout(replaces, goal, editing);
  const newBases = sortedBases([...others, { date, reason }]);
  if (newBases.length > MOST_NEW_BASES) {
    throw collides('too_many_bases', `A goal has at most ${MOST_NEW_BASES} new bases. Remove one first.`);
  }
  return { what: 'New base set', edits: [putGoal({ ...storedGoalOf(goal), newBases })] };
}

export function planBaseRemoval({ goalId, date }: At, editing: Pick<Editing, 'membership' | 'booked'>): PlannedChange {
  const goal = enteredGoal(goalId, editing);
  const newBases = basesWithout(date, goal, editing);
  return { what: 'New base removed', edits: [putGoal({ ...storedGoalOf(goal), newBases })] };
}

function enteredGoal(goalId: string, { membership, booked }: Pick<Editing, 'membership' | 'booked'>): GoalRecord {
  const goal = booked.goals.get(goalId);
  if (goal === undefined) throw goalNotFound();
  requireRight(membership, 'enterFigures', subjectOf(goal, booked.whole.owners));
  return goal;
}

function periodOf(text: string, { trackingFrequency }: GoalRecord, { booked }: Pick<Editing, 'booked'>): Day {
  const day = readIsoDate(text);
  if (day === null) throw badRequest(`${text} is not a date.`);
  return periodStartOf(day, trackingFrequency, booked.whole.plan);
}

function refuseOutside(date: Day, { span, trackingFrequency }: GoalRecord): void {
  const isBefore = span.start !== null && periodEndOf(date, trackingFrequency) < span.start;
  const isAfter = span.end !== null && date > span.end;
  if (isBefore || isAfter) {
    throw badRequest(
      `The period of ${formatIsoDate(date)} is none of this goal: it does not run then.`,
      'not_a_period',
    );
  }
}

function hasActualSince(date: Day, goalId: string, { booked, today }: Pick<Editing, 'booked' | 'today'>): boolean {
  const series = booked.figures({ year: 'ALL', today }).entriesOf(goalId)?.series.series;
  if (series === undefined) return false;
  return lastFigure(series.actuals, indexFrom(series, date), indexFrom(series, addDays(today, 1))) >= 0;
}

function basesWithout(text: string, goal: GoalRecord, editing: Pick<Editing, 'booked'>): GoalRecord['newBases'] {
  const date = periodOf(text, goal, editing);
  const others = goal.newBases.filter((base) => base.date !== date);
  if (others.length < goal.newBases.length) return others;
  throw new Refusal({
    code: 'new_base_not_found',
    status: 404,
    message: `This goal has no new base from ${formatIsoDate(date)} on.`,
  });
}
