import type { WireUpkeepOwner } from '#contract/upkeep.ts';
import type { Owners } from '#core/plan/owners.ts';

/** An owner with the names the page shows. */
export type KeptOwner = WireUpkeepOwner & {
  readonly key: string;
  readonly memberId: string | null;
  /** Empty where nobody has the goals. */
  readonly name: string;
  readonly department: string | null;
};

/** By name: nobody is ranked by what is missing. Goals without an owner come last. */
export function keptOwners(
  wire: readonly WireUpkeepOwner[],
  { members, departments }: Owners,
  only: string | null,
): KeptOwner[] {
  return wire
    .filter(({ department_id: id }) => only === null || id === only)
    .map((owner): KeptOwner => {
      const member = members.find(({ id }) => id === owner.member_id);
      const department = departments.find(({ id }) => id === owner.department_id)?.name ?? null;
      const name = member === undefined ? null : `${member.firstName} ${member.lastName}`.trim();
      return {
        ...owner,
        key: `${owner.member_id ?? ''}/${owner.member_id === null ? (owner.department_id ?? '') : ''}`,
        memberId: owner.member_id,
        name: name ?? department ?? '',
        department: name === null ? null : department,
      };
    })
    .sort((one, other) => Number(one.name === '') - Number(other.name === '') || one.name.localeCompare(other.name));
}

export function waitsOf({ due, overdue, never_entered: never }: WireUpkeepOwner): number {
  return due + overdue + never;
}

export function sumOf(
  owners: readonly WireUpkeepOwner[],
  what: 'up_to_date' | 'due' | 'overdue' | 'never_entered',
): number {
  return owners.reduce((sum, owner) => sum + owner[what], 0);
}
