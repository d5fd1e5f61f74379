import { displayName } from '#server/features/exchange/preparing/base/people.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import type { StoredMember } from '#server/store/rows/edit.ts';

type Led = { readonly memberId: string | null; readonly departmentId: string | null };

/** New members with the department of what they lead, where all of that has one and the same. */
export function withDepartments(led: Iterable<Led>, { people, findings }: Surroundings): StoredMember[] {
  const departments = new Map<string, Set<string | null>>();
  for (const { memberId, departmentId } of led) {
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
