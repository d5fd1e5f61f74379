import type { MemberPatch, WireMember, WirePlanDepartment } from '#contract/members.ts';
import { say } from '#web/base/messages/say/members.ts';

export type MemberDraft = Required<Omit<MemberPatch, 'role'>>;

const FIELDS = ['plan_users_fname', 'plan_users_lname', 'dept_id', 'leads_department'] as const;

/** Only the changed fields, so that what others set meanwhile stays. */
export function memberPatchOf(before: WireMember, draft: MemberDraft): Partial<MemberDraft> {
  return Object.fromEntries(FIELDS.filter((field) => draft[field] !== before[field]).map((f) => [f, draft[f]]));
}

export function memberConflict(
  draft: MemberDraft,
  {
    before,
    now,
    departments,
  }: {
    readonly before: WireMember;
    readonly now: WireMember;
    readonly departments: readonly WirePlanDepartment[];
  },
): string | null {
  const theirs = FIELDS.filter(
    (field) => now[field] !== before[field] && draft[field] !== before[field] && draft[field] !== now[field],
  );
  if (theirs.length === 0) return null;
  return say.conflict(theirs.map((field) => theirText(now, field, departments)).join(', '));
}

function theirText(
  now: WireMember,
  field: (typeof FIELDS)[number],
  departments: readonly WirePlanDepartment[],
): string {
  switch (field) {
    case 'plan_users_fname':
      return say.theirText(say.firstName, now.plan_users_fname);
    case 'plan_users_lname':
      return say.theirText(say.lastName, now.plan_users_lname);
    case 'dept_id':
      return say.theirText(say.department, departments.find(({ id }) => id === now.dept_id)?.name ?? say.noDepartment);
    case 'leads_department':
      return say.theirText(say.leadsDepartment, now.leads_department === 1 ? say.yes : say.no);
  }
}
