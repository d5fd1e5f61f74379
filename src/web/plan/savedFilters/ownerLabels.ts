import { departmentOwner, memberOwner, type OwnerId } from '#core/filter/owner.ts';
import type { Owners } from '#core/plan/owners.ts';

export function ownerLabels(ids: readonly OwnerId[], { departments, members }: Owners): readonly string[] {
  const names = new Map<OwnerId, string>([
    ...departments.map(({ id, name }) => [departmentOwner(id), name] as const),
    ...members.map(({ id, firstName, lastName }) => [memberOwner(id), `${firstName} ${lastName}`.trim()] as const),
  ]);
  return ids.flatMap((id) => names.get(id) ?? []);
}
