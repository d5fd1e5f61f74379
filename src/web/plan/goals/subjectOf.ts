import type { ListedGoal } from '#contract/listedGoal.ts';
import type { Subject } from '#core/access.ts';
import type { Owners } from '#core/plan/owners.ts';

/**
 * Whose a goal is, as far as its statement goes: its owner, and its department, its own, else its owner's (rule 4.5).
 * Who contributes is not listed and has no say in it.
 */
export function subjectOf(
  { memberId, departmentId }: Pick<ListedGoal, 'memberId' | 'departmentId'>,
  owners: Owners,
): Subject {
  const owner = owners.members.find(({ id }) => id === memberId);
  return { memberId, departmentId: departmentId ?? owner?.departmentId ?? null };
}
