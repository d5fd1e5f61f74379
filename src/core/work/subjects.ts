import type { Subject } from '#core/access.ts';
import type { Decision, Initiative, Milestone, Work } from './work.ts';

/** Whose a goal is; null for one that is not in the plan. */
export type GoalSubject = (goalId: string) => Subject | null;

/** Whose an initiative is: its owner's, its department's, and theirs whose goals it serves. */
export function subjectsOfInitiative(
  { ownerId, departmentId, goalIds }: Pick<Initiative, 'ownerId' | 'departmentId' | 'goalIds'>,
  ofGoal: GoalSubject,
): Subject[] {
  return [{ memberId: ownerId, departmentId }, ...ofGoals(goalIds, ofGoal)];
}

/** Whose a milestone is: its owner's, and theirs whose goal or initiative it is of. */
export function subjectsOfMilestone(
  { ownerId, goalId, initiativeId }: Pick<Milestone, 'ownerId' | 'goalId' | 'initiativeId'>,
  { initiatives }: Pick<Work, 'initiatives'>,
  ofGoal: GoalSubject,
): Subject[] {
  const own = { memberId: ownerId, departmentId: null };
  return [
    own,
    ...ofGoals(goalId === null ? [] : [goalId], ofGoal),
    ...ofInitiatives([initiativeId], initiatives, ofGoal),
  ];
}

/** Whose a decision is: who noted it, and theirs whose goals and initiatives it is about. */
export function subjectsOfDecision(
  { memberId, goalIds, initiativeIds }: Pick<Decision, 'memberId' | 'goalIds' | 'initiativeIds'>,
  { initiatives }: Pick<Work, 'initiatives'>,
  ofGoal: GoalSubject,
): Subject[] {
  const own = { memberId, departmentId: null };
  return [own, ...ofGoals(goalIds, ofGoal), ...ofInitiatives(initiativeIds, initiatives, ofGoal)];
}

function ofGoals(ids: readonly string[], ofGoal: GoalSubject): Subject[] {
  return ids.map(ofGoal).filter((subject) => subject !== null);
}

function ofInitiatives(
  ids: readonly (string | null)[],
  initiatives: readonly Initiative[],
  ofGoal: GoalSubject,
): Subject[] {
  return initiatives.filter(({ id }) => ids.includes(id)).flatMap((each) => subjectsOfInitiative(each, ofGoal));
}
