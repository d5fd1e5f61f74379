import type { Subject } from '#core/access.ts';
import type { Decision, Initiative, Milestone, Work } from './work.ts';

/** Whose a goal is; null for one that is not in the plan. */
export type GoalSubject = (goalId: string) => Subject | null;

export type Initiatives = ReadonlyMap<string, Initiative>;

/** Initiatives to be found by their ids: a plan may have thousands. */
export function initiativesById({ initiatives }: Pick<Work, 'initiatives'>): Initiatives {
  return new Map(initiatives.map((each) => [each.id, each]));
}

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
  initiatives: Initiatives,
  ofGoal: GoalSubject,
): Subject[] {
  const own = { memberId: ownerId, departmentId: null };
  return [
    own,
    ...ofGoals(goalId === null ? [] : [goalId], ofGoal),
    ...ofInitiatives(initiativeId === null ? [] : [initiativeId], initiatives, ofGoal),
  ];
}

/** Whose a decision is: who noted it, and theirs whose goals and initiatives it is about. */
export function subjectsOfDecision(
  { memberId, goalIds, initiativeIds }: Pick<Decision, 'memberId' | 'goalIds' | 'initiativeIds'>,
  initiatives: Initiatives,
  ofGoal: GoalSubject,
): Subject[] {
  const own = { memberId, departmentId: null };
  return [own, ...ofGoals(goalIds, ofGoal), ...ofInitiatives(initiativeIds, initiatives, ofGoal)];
}

function ofGoals(ids: readonly string[], ofGoal: GoalSubject): Subject[] {
  return ids.map(ofGoal).filter((subject) => subject !== null);
}

function ofInitiatives(ids: readonly string[], initiatives: Initiatives, ofGoal: GoalSubject): Subject[] {
  return ids.flatMap((id) => {
    const initiative = initiatives.get(id);
    return initiative === undefined ? [] : subjectsOfInitiative(initiative, ofGoal);
  });
}
