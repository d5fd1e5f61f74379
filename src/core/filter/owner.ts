/** A department (`d_3`) or a member (`u_7`) as an owner to filter by (rule 4.5). */
export type OwnerId = `d_${string}` | `u_${string}`;

export type OwnedGoal = { readonly departmentId: string | null; readonly memberId: string | null };

/** The owner that stands for a department, by its id. */
export function departmentOwner(departmentId: string): OwnerId {
  return `d_${departmentId}`;
}

/** The owner that stands for a member, by their id. */
export function memberOwner(memberId: string): OwnerId {
  return `u_${memberId}`;
}

/** Whether a text names a department or a member: `d_` or `u_` and an id. */
export function isOwnerId(text: string): text is OwnerId {
  return /^[du]_./s.test(text);
}

/** Whether an owner is a department. */
export function isDepartment(owner: OwnerId): boolean {
  return owner.startsWith('d_');
}

/**
 * The owners a goal is found by: its member, and its own department, else its member's (rule 4.5).
 * `departmentOfMember` holds the department of each member who has one.
 */
export function ownersOf(
  { departmentId, memberId }: OwnedGoal,
  departmentOfMember: ReadonlyMap<string, string>,
): readonly OwnerId[] {
  const owners: OwnerId[] = [];
  if (memberId !== null) owners.push(memberOwner(memberId));
  // Stryker disable next-line ConditionalExpression: nobody is in no department; the types ask for it.
  const department = departmentId ?? (memberId === null ? undefined : departmentOfMember.get(memberId));
  if (department !== undefined) owners.push(departmentOwner(department));
  return owners;
}
