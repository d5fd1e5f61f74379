import type { MemberPatch } from '#contract/members.ts';
import type { Department } from '#core/plan/owners.ts';
import { Refusal } from '#server/base/errors.ts';
import type { PlannedChange } from '#server/features/asking/changePlan.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import type { Edit, StoredGoal, StoredMember } from '#server/store/rows/edit.ts';

export type People = {
  readonly departments: readonly Department[];
  readonly members: readonly StoredMember[];
  readonly goals: readonly StoredGoal[];
};

/** Throws Refusal (404) for no such member or department. The store ensures that a plan keeps a lead. */
export function plannedPatch(people: People, id: string, patch: MemberPatch): PlannedChange {
  const before = memberOf(people, id);
  const after = checkedMember(people, {
    ...before,
    firstName: patch.plan_users_fname ?? before.firstName,
    lastName: patch.plan_users_lname ?? before.lastName,
    role: patch.role ?? before.role,
    departmentId: patch.dept_id === undefined ? before.departmentId : patch.dept_id,
    leadsDepartment: patch.leads_department === undefined ? before.leadsDepartment : patch.leads_department === 1,
  });
  const renamed = nameOf(before) !== nameOf(after);
  const relabelled = renamed
    ? people.goals.filter((goal) => goal.memberId === id && goal.ownerLabel === nameOf(before))
    : [];
  return {
    what: whatChanged(before, after),
    edits: [putMember(after), ...relabelled.map((goal) => putGoal({ ...goal, ownerLabel: nameOf(after) }))],
  };
}

/** Removes a member; their goals go to the successor, or to nobody, and their contributions end. What they wrote stays. */
export function plannedRemoval(people: People, id: string, successorId: string | null): PlannedChange {
  const member = memberOf(people, id);
  const successor = successorId === null ? null : memberOf(people, successorId);
  if (successor?.id === id) throw refused('successor_is_same', 'Choose somebody else for their goals.');
  const handedOn = (goal: StoredGoal): StoredGoal => ({
    ...goal,
    memberId: successor?.id ?? null,
    // A goal keeps the department it had through its owner.
    departmentId: goal.departmentId ?? (successor === null ? member.departmentId : null),
    ownerLabel: successor === null ? '' : nameOf(successor),
  });
  const goals = people.goals.filter(({ memberId, contributorIds }) => memberId === id || contributorIds.includes(id));
  return {
    what: `Member removed: ${nameOf(member) || member.email}`,
    edits: [
      ...goals.map((goal) => {
        const contributorIds = goal.contributorIds.filter((each) => each !== id);
        return putGoal({ ...(goal.memberId === id ? handedOn(goal) : goal), contributorIds });
      }),
      { entity: 'member', id, after: null },
    ],
  };
}

export function checkedMember(people: Pick<People, 'departments'>, member: StoredMember): StoredMember {
  const { departmentId } = member;
  if (departmentId !== null && !people.departments.some(({ id }) => id === departmentId)) throw departmentNotFound();
  return { ...member, leadsDepartment: member.leadsDepartment && departmentId !== null };
}

export function memberOf({ members }: Pick<People, 'members'>, id: string): StoredMember {
  const member = members.find((each) => each.id === id);
  if (member !== undefined) return member;
  throw new Refusal({ code: 'member_not_found', status: 404, message: 'This person is not in the plan any more.' });
}

export function departmentNotFound(): Refusal {
  return new Refusal({ code: 'department_not_found', status: 404, message: 'There is no such department any more.' });
}

export function putMember(after: StoredMember): Edit {
  return { entity: 'member', id: after.id, after };
}

export function putGoal(after: StoredGoal): Edit {
  return { entity: 'goal', id: after.id, after };
}

export function refused(code: string, message: string): Refusal {
  return new Refusal({ code, status: 409, message });
}

function whatChanged(before: StoredMember, after: StoredMember): string {
  const name = nameOf(after) || after.email;
  if (before.role !== after.role) return `Role changed: ${name}`;
  if (before.departmentId !== after.departmentId) return `Department changed: ${name}`;
  if (before.leadsDepartment !== after.leadsDepartment) return `Department lead changed: ${name}`;
  return `Member renamed: ${name}`;
}
