import type { WireMember, WirePlanDepartment } from '#contract/members.ts';
import { say } from '#web/base/messages/say/members.ts';
import { say as merging } from '#web/base/messages/say/merging.ts';

const FIELDS = ['plan_users_fname', 'plan_users_lname', 'dept_id', 'leads_department'] as const;

export type MemberDraft = Pick<WireMember, (typeof FIELDS)[number]>;

/** Only the changed fields, so that what others set meanwhile stays. */
export function memberPatchOf(before: WireMember, draft: MemberDraft): Partial<MemberDraft> {
  return Object.fromEntries(FIELDS.filter((field) => draft[field] !== before[field]).map((f) => [f, draft[f]]));
}

/** What somebody else set since to something else than what is typed, a sentence each. */
export function memberContradictions(
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
): readonly string[] {
  return FIELDS.filter(
    (field) => now[field] !== before[field] && draft[field] !== before[field] && draft[field] !== now[field],
  ).map((field) =>
    merging.differs(LABELS[field](), valueText(draft, field, departments), valueText(now, field, departments)),
  );
}

const LABELS = {
  plan_users_fname: () => say.firstName,
  plan_users_lname: () => say.lastName,
  dept_id: () => say.department,
  leads_department: () => say.leadsDepartment,
};

function valueText(
  of: MemberDraft,
  field: (typeof FIELDS)[number],
  departments: readonly WirePlanDepartment[],
): string {
  switch (field) {
    case 'plan_users_fname':
    case 'plan_users_lname':
      return of[field];
    case 'dept_id':
      return departments.find(({ id }) => id === of.dept_id)?.name ?? say.noDepartment;
    case 'leads_department':
      return of.leads_department === 1 ? say.yes : say.no;
  }
}
