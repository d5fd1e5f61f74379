import type { CountedMilestone } from './sharesOf.ts';
import type { Initiative, Milestone } from './work.ts';

export type GoalMilestones = ReadonlyMap<string, readonly CountedMilestone[]>;

/**
 * By goal, the milestones that measure it: its own, and those of the initiatives that are for it. What is archived, or
 * of an initiative that is dropped, does not count.
 */
export function milestonesOfGoals({
  initiatives,
  milestones,
}: {
  readonly initiatives: readonly Pick<Initiative, 'id' | 'goalIds' | 'state' | 'archivedAt'>[];
  readonly milestones: readonly (CountedMilestone & Pick<Milestone, 'goalId' | 'initiativeId' | 'archivedAt'>)[];
}): GoalMilestones {
  const goalsOf = new Map(
    initiatives
      .filter(({ archivedAt, state }) => archivedAt === null && state !== 'dropped')
      .map(({ id, goalIds }) => [id, goalIds]),
  );
  const found = new Map<string, CountedMilestone[]>();
  for (const milestone of milestones) {
    if (milestone.archivedAt !== null) continue;
    const { goalId, initiativeId } = milestone;
    const ofInitiative = initiativeId === null ? [] : (goalsOf.get(initiativeId) ?? []);
    for (const id of goalId === null ? ofInitiative : [goalId]) {
      const known = found.get(id);
      if (known === undefined) found.set(id, [milestone]);
      else known.push(milestone);
    }
  }
  return found;
}

/** Of the goals whose milestones are others than before, theirs after. */
export function changedMilestones(before: GoalMilestones, after: GoalMilestones): GoalMilestones {
  if (before === after) return new Map();
  return new Map([...after].filter(([id, milestones]) => !areSame(before.get(id) ?? [], milestones)));
}

function areSame(one: readonly CountedMilestone[], other: readonly CountedMilestone[]): boolean {
  if (one.length !== other.length) return false;
  return one.every(({ title, due, doneOn, weight }, index) => {
    const second = other[index];
    return second?.title === title && second.due === due && second.doneOn === doneOn && second.weight === weight;
  });
}
