import { departmentOwner, memberOwner, type OwnerId } from '#core/filter/owner.ts';
import type { Member, Owners } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import type { Option } from '#web/base/ui/options.ts';

export function ownerOptions(
  owners: Owners,
  tiers: Plan['tiers'],
  countOf: (owner: OwnerId) => number,
): Option<OwnerId>[] {
  if (tiers === 2)
    return owners.members.map((member) => ({ ...personOption(member), count: countOf(memberOwner(member.id)) }));
  const departments = owners.departments.flatMap(({ id, name }): Option<OwnerId>[] => [
    { value: departmentOwner(id), label: name, count: countOf(departmentOwner(id)), level: 'group' },
    ...owners.members
      .filter(({ departmentId }) => departmentId === id)
      .map((member): Option<OwnerId> => ({ ...personOption(member), level: 'member' })),
  ]);
  return [...departments, ...owners.members.filter(({ departmentId }) => departmentId === null).map(personOption)];
}

function personOption({ id, firstName, lastName, leadsDepartment }: Member): Option<OwnerId> {
  return {
    value: memberOwner(id),
    label: `${firstName} ${lastName}`.trim(),
    ...(leadsDepartment && { tag: filterWords.lead }),
  };
}
