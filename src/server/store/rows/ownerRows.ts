import type { Department, Role } from '#core/plan/owners.ts';
import type { StoredMember } from './edit.ts';
import { flag, flagOf, numberOrNullOf, textOf, textOrNullOf, wordOf } from './rowReading.ts';
import type { Row } from './tables.ts';

const ROLES: readonly Role[] = ['lead', 'member', 'viewer'];

export function departmentRowOf(department: Department): Row {
  return { name: department.name, position: department.position ?? null };
}

export function departmentOf({ id, row }: { readonly id: string; readonly row: Row }): Department {
  const position = numberOrNullOf(row, 'position');
  return { id, name: textOf(row, 'name'), ...(position === null ? {} : { position }) };
}

export function memberRowOf(member: StoredMember): Row {
  return {
    first_name: member.firstName,
    last_name: member.lastName,
    role: member.role,
    department_id: member.departmentId,
    leads_department: flag(member.leadsDepartment),
    email: member.email,
    account_id: member.accountId,
  };
}

export function memberOf({ id, row }: { readonly id: string; readonly row: Row }): StoredMember {
  return {
    id,
    firstName: textOf(row, 'first_name'),
    lastName: textOf(row, 'last_name'),
    role: wordOf(row, 'role', ROLES),
    departmentId: textOrNullOf(row, 'department_id'),
    leadsDepartment: flagOf(row, 'leads_department'),
    email: textOrNullOf(row, 'email'),
    accountId: textOrNullOf(row, 'account_id'),
  };
}
