import { departmentOwner, memberOwner, type OwnerId } from '#core/filter/owner.ts';
import type { Owners } from '#core/plan/owners.ts';

/**
 * The owner options of a share: those of goals inside the ceiling. Roles, and departments of no goal inside, are not
 * revealed.
 */
export function sharedOwners({ departments, members }: Owners, ownerIds: ReadonlySet<OwnerId>): Owners {
  const isInside = (departmentId: string | null) =>
    departmentId !== null && ownerIds.has(departmentOwner(departmentId));
  return {
    departments: departments.filter(({ id }) => isInside(id)),
    members: members
      .filter(({ id }) => ownerIds.has(memberOwner(id)))
      .map(({ id, firstName, lastName, departmentId }) => ({
        id,
        firstName,
        lastName,
        role: 'member',
        departmentId: isInside(departmentId) ? departmentId : null,
        leadsDepartment: false,
      })),
  };
}
