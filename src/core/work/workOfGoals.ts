import type { Day } from '#core/calendar/date.ts';
import { NO_GOAL_HAS_WORK, type WorkChoice, type WorkOfGoal } from '#core/filter/workChoice.ts';
import { daysLate, initiativeDaysLate } from './late.ts';
import { type Initiative, isOver, type Milestone } from './work.ts';

const OVER: readonly WorkChoice[] = [];
const OPEN: readonly WorkChoice[] = ['open'];
const LATE: readonly WorkChoice[] = ['late', 'open'];

/**
 * What work each goal has: the initiatives that are for it with their milestones, and its own milestones. A milestone
 * is open until it is done, or its initiative is over.
 */
export function workOfGoals(
  {
    initiatives,
    milestones,
  }: {
    readonly initiatives: readonly Pick<Initiative, 'id' | 'state' | 'end' | 'goalIds'>[];
    readonly milestones: readonly Pick<Milestone, 'initiativeId' | 'goalId' | 'due' | 'doneOn'>[];
  },
  today: Day,
): WorkOfGoal {
  const ofInitiative = new Map(
    initiatives
      .filter((each) => !isOver(each))
      .map((each) => [each.id, openOrLate(initiativeDaysLate(each, today))] as const),
  );
  const ofGoal = new Map<string, readonly WorkChoice[]>();
  const add = (id: string, choices: readonly WorkChoice[]) => ofGoal.set(id, worse(ofGoal.get(id) ?? OVER, choices));
  for (const { initiativeId, goalId, due, doneOn } of milestones) {
    const choices = doneOn === null ? openOrLate(daysLate({ due, doneOn }, today)) : OVER;
    if (goalId !== null) add(goalId, choices);
    const before = ofInitiative.get(initiativeId ?? '');
    if (initiativeId !== null && before !== undefined) ofInitiative.set(initiativeId, worse(before, choices));
  }
  for (const { id, goalIds } of initiatives) {
    for (const goalId of goalIds) add(goalId, ofInitiative.get(id) ?? OVER);
  }
  return (goalId) => ofGoal.get(goalId) ?? NO_GOAL_HAS_WORK(goalId);
}

function openOrLate(days: number): readonly WorkChoice[] {
  return days > 0 ? LATE : OPEN;
}

/** Late is more than open, open more than over. */
function worse(one: readonly WorkChoice[], other: readonly WorkChoice[]): readonly WorkChoice[] {
  return one.length > other.length ? one : other;
}
