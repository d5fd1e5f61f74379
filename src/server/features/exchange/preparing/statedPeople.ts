import type { Department, Role } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type PlanTableKind, planTableKind } from '#server/features/exchange/columns/planTables.ts';
import type { Findings } from '#server/features/exchange/preparing/base/findings.ts';
import { displayName, EMAIL } from '#server/features/exchange/preparing/base/people.ts';
import { type PlanRow, planRows } from '#server/features/exchange/preparing/base/planRows.ts';
import { cellText, placeOf, readFigure, readLine } from '#server/features/exchange/preparing/base/sheet.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { because } from '#server/features/exchange/values/because.ts';
import type { StoredMember } from '#server/store/rows/edit.ts';

/** The departments and members that the tables of a whole plan list, in their order. */
export type StatedPeople = { readonly departments: readonly Department[]; readonly members: readonly StoredMember[] };

type Around = { readonly plan: Plan; readonly findings: Findings; readonly createId: () => string };

/** Reads them as people without an account: none is made for them, and they get none before somebody invites them. */
export function readPeople(tables: readonly Table[], around: Around): StatedPeople {
  const departments = readDepartments(tables, around);
  const byName = new Map(departments.map(({ id, name }) => [name.toLowerCase(), id]));
  const members: StoredMember[] = [];
  const emails = new Set<string>();
  for (const at of planRows(tables, 'members', around)) {
    const member = readMember(at, { byName, around });
    const email = member.email?.toLowerCase();
    if (email !== undefined && emails.has(email)) {
      const reason = because('email_twice');
      around.findings.add('memberTwice', placeOf(at('email')), { value: email, reason });
      continue;
    }
    if (email !== undefined) emails.add(email);
    members.push(member);
  }
  return { departments, members };
}

function readDepartments(tables: readonly Table[], around: Around): Department[] {
  const departments = new Map<string, Department>();
  for (const at of planRows(tables, 'departments', around)) {
    const name = readLine(at('department')) ?? '';
    const position = readFigure(at('position')) ?? null;
    if (name === '' || departments.has(name.toLowerCase())) continue;
    const place = position === null || !Number.isInteger(position) ? {} : { position };
    departments.set(name.toLowerCase(), { id: around.createId(), name, ...place });
  }
  return [...departments.values()];
}

const ROLES: readonly Role[] = ['lead', 'member', 'viewer'];

function readMember(
  at: PlanRow,
  { byName, around }: { readonly byName: ReadonlyMap<string, string>; readonly around: Around },
): StoredMember {
  const cell = (column: string) => readLine(at(column)) ?? '';
  const role = ROLES.find((each) => each === cell('role').toLowerCase());
  if (role === undefined) {
    const reason = because('roles', ROLES.join(', '));
    around.findings.add('wordUnknown', placeOf(at('role')), { value: cell('role'), reason });
  }
  const email = cell('email');
  const isEmail = EMAIL.test(email);
  if (email !== '' && !isEmail)
    around.findings.add('cellUnreadable', placeOf(at('email')), { value: email, reason: because('not_an_email') });
  return {
    id: around.createId(),
    firstName: cell('first_name'),
    lastName: cell('last_name'),
    role: role ?? 'member',
    departmentId: byName.get(cell('department').toLowerCase()) ?? null,
    leadsDepartment: (cellText(at('leads_department')) ?? '').toLowerCase() === 'yes',
    email: isEmail ? email : null,
    accountId: null,
  };
}

/** Lists who comes into a plan that is made; who leads it has an account already. */
export function listMembers(
  members: readonly StoredMember[],
  { planTables, leaderEmails }: { readonly planTables: readonly Table[]; readonly leaderEmails: readonly string[] },
  findings: Findings,
): void {
  const file = fileOf(planTables, 'members');
  for (const member of members) {
    const leads = member.email !== null && leaderEmails.includes(member.email.toLowerCase());
    const reason = leads ? displayName(member) : `${displayName(member)} (${member.role})`.trim();
    findings.add(leads ? 'memberLeads' : 'memberStated', { file, line: null }, { reason });
  }
}

/** Lists what of a whole plan only one that is made takes: archived goals, and people whom no goal names. */
export function listKept(
  {
    planTables,
    stated,
    members,
  }: {
    readonly planTables: readonly Table[];
    readonly stated: StatedPeople;
    /** Those of the plan after the import. */
    readonly members: readonly StoredMember[];
  },
  findings: Findings,
): void {
  const known = new Set(members.flatMap((member) => [member.email?.toLowerCase() ?? '', displayName(member)]));
  for (const member of stated.members) {
    if (known.has(member.email?.toLowerCase() ?? displayName(member))) continue;
    findings.add('memberKept', { file: fileOf(planTables, 'members'), line: null }, { reason: displayName(member) });
  }
  for (const table of planTables) {
    if (planTableKind(table.header) !== 'archivedGoals') continue;
    for (const { line } of table.rows)
      findings.add('archiveKept', { file: table.file, line }, { reason: 'stays out of a plan that is there' });
  }
}

function fileOf(tables: readonly Table[], kind: PlanTableKind): string {
  return tables.find(({ header }) => planTableKind(header) === kind)?.file ?? '';
}
