import type { Subject } from '#core/access.ts';
import type { Owners } from '#core/plan/owners.ts';
import type { Goal } from './goal.ts';

/** Whose a goal is: its owner, and its department, its own, else its owner's (readings, section 4, Owner). */
export function subjectOf(
  { memberId, departmentId }: Pick<Goal, 'memberId' | 'departmentId'>,
  owners: Owners,
): Subject {
  const owner = owners.members.find(({ id }) => id === memberId);
  return { memberId, departmentId: departmentId ?? owner?.departmentId ?? null };
}
