import type { ListedGoal } from '#contract/listedGoal.ts';
import type { Owners } from '#core/plan/owners.ts';

export function ownerNames({
  departments,
  members,
}: Owners): (goal: Pick<ListedGoal, 'memberId' | 'departmentId'>) => string {
  const people = new Map(members.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  const groups = new Map(departments.map(({ id, name }) => [id, name]));
  return ({ memberId, departmentId }) =>
    [people.get(memberId ?? ''), groups.get(departmentId ?? '')].filter((name) => name !== undefined).join(', ');
}
