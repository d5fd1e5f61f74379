import type { Subject } from '#core/access.ts';
import type { Owners } from '#core/plan/owners.ts';
import type { Goal } from './goal.ts';

/** Whose a goal is: its owner, who contributes, and its department, its own, else its owner's (rule 4.5). */
export function subjectOf(
  { memberId, departmentId, contributorIds }: Pick<Goal, 'memberId' | 'departmentId' | 'contributorIds'>,
  owners: Owners,
): Subject {
  const owner = owners.members.find(({ id }) => id === memberId);
  return { memberId, departmentId: departmentId ?? owner?.departmentId ?? null, contributorIds };
}

/** Whether a goal is somebody's to work on: as its owner, or beside them. */
export function isOnTeam(
  { memberId, contributorIds }: Pick<Goal, 'memberId' | 'contributorIds'>,
  member: string,
): boolean {
  return memberId === member || contributorIds.includes(member);
}
