import type { Department, Member, Owners } from '#core/plan/owners.ts';
import type { WireDepartment, WireUser } from './wirePlan.ts';

/** The owner list of a two-tier plan: users alone. */
export function encodeUsers(owners: Owners): WireUser[] {
  return owners.members.map((member) => ({
    user_id: member.id,
    name: `${member.firstName} ${member.lastName}`.trim(),
    plan_users_fname: member.firstName,
    plan_users_lname: member.lastName,
    role: member.role,
  }));
}

/** The owners of a 2-tier plan (rule 6.6). */
export function decodeUsers(users: readonly WireUser[]): Owners {
  const members = users.map((user) => ({
    id: user.user_id,
    firstName: user.plan_users_fname,
    lastName: user.plan_users_lname,
    role: user.role,
    departmentId: null,
    leadsDepartment: false,
  }));
  return { departments: [], members };
}

/** The owner list of a three-tier plan: departments with their users, people of no department last. */
export function encodeDepartments(owners: Owners): WireDepartment[] {
  const entries = owners.departments.map((department) => entryOf(department, owners.members));
  const known = new Set(owners.departments.map(({ id }) => id));
  const others = owners.members.filter(({ departmentId }) => departmentId === null || !known.has(departmentId));
  if (others.length > 0) entries.push({ dept_id: null, plans_name: '', users: others.map(departmentUserOf) });
  return entries;
}

/** The owners of a 3-tier plan, by department (rule 6.6). */
export function decodeDepartments(entries: readonly WireDepartment[]): Owners {
  const departments = entries.flatMap(({ dept_id, plans_name }) =>
    dept_id === null ? [] : [{ id: dept_id, name: plans_name }],
  );
  const members = entries.flatMap(({ users }) =>
    users.map((user) => ({
      id: user.plan_users_id,
      firstName: user.plan_users_fname,
      lastName: user.plan_users_lname,
      role: user.role,
      departmentId: user.dept_id,
      leadsDepartment: user.plan_users_type === '1',
    })),
  );
  return { departments, members };
}

function entryOf(department: Department, members: readonly Member[]): WireDepartment {
  const users = members.filter(({ departmentId }) => departmentId === department.id).map(departmentUserOf);
  return { dept_id: department.id, plans_name: department.name, users };
}

function departmentUserOf(member: Member): WireDepartment['users'][number] {
  return {
    plan_users_id: member.id,
    plan_users_fname: member.firstName,
    plan_users_lname: member.lastName,
    plan_users_type: member.leadsDepartment ? '1' : '2',
    dept_id: member.departmentId,
    role: member.role,
  };
}
