import { displayName } from '#server/features/exchange/preparing/base/people.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import type { StoredGoal, StoredMember } from '#server/store/rows/edit.ts';

/** New members with the department of their goals, where all of those have one and the same. */
export function withDepartments(goals: Iterable<StoredGoal>, { people, findings }: Surroundings): StoredMember[] {
  const departments = new Map<string, Set<string | null>>();
  for (const { memberId, departmentId } of goals) {
    if (memberId === null) continue;
    const known = departments.get(memberId) ?? new Set();
    departments.set(memberId, known.add(departmentId));
  }
  return people.newMembers.map(({ member, place }) => {
    const [departmentId = null, ...others] = departments.get(member.id) ?? [];
    if (departmentId === null || others.length > 0) return member;
    findings.add('memberDepartment', place, { reason: displayName(member) });
    return { ...member, departmentId };
  });
}
