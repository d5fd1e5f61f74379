import { Refusal } from '#server/base/errors.ts';
import { textOf, textOrNullOf } from '#server/store/rows/rowReading.ts';
import type { Row } from '#server/store/rows/tables.ts';
import { findRows } from './planRows.ts';
import type { PlanWriting } from './planWriting.ts';
import type { RecordWrites, StatePut } from './stateWriting.ts';

/**
 * Refuses a change after which a goal would be owned by, or contributed to by, a member or department that is not in
 * the plan, or a member be of a department that is not. What a change leaves unchanged is not checked. Called after
 * it is written, under the plan's lock. Throws `owner_not_found` and `owner_still_needed` (409).
 */
export async function refuseLostOwners(
  writing: PlanWriting,
  { department: departments, member: members, goal: goals }: RecordWrites,
): Promise<void> {
  const memberIds = given(goals.puts, (goal) => [textOrNullOf(goal, 'member_id'), ...contributorsOf(goal)]);
  const departmentIds = [...goals.puts, ...members.puts];
  await refuseMissing(writing, 'member', memberIds);
  await refuseMissing(
    writing,
    'department',
    given(departmentIds, (row) => [textOrNullOf(row, 'department_id')]),
  );
  await refuseNeeded(writing, {
    members: members.removals.map(({ id }) => id),
    departments: departments.removals.map(({ id }) => id),
  });
}

function given(puts: readonly StatePut[], idsOf: (row: Row) => readonly (string | null)[]): string[] {
  const ids = new Set<string>();
  for (const { before, after } of puts) {
    const known = new Set(before === null ? [] : idsOf(before));
    for (const id of idsOf(after)) if (id !== null && !known.has(id)) ids.add(id);
  }
  return [...ids];
}

async function refuseMissing(
  writing: PlanWriting,
  table: 'member' | 'department',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await findRows({ ...writing, table, column: 'id', values: ids });
  if (rows.length === ids.length) return;
  const message = `A ${table} that this names is not in the plan any more. Choose another.`;
  throw new Refusal({ code: 'owner_not_found', status: 409, message });
}

async function refuseNeeded(
  { trx, planId }: PlanWriting,
  removed: { readonly members: readonly string[]; readonly departments: readonly string[] },
): Promise<void> {
  if (removed.members.length + removed.departments.length === 0) return;
  const members = new Set<string | null>(removed.members);
  const departments = new Set<string | null>(removed.departments);
  const goals = await trx
    .selectFrom('goal')
    .select(['title', 'member_id', 'department_id', 'contributors'])
    .where('plan_id', '=', planId)
    .execute();
  const goal = goals.find(
    (each) =>
      members.has(each.member_id) ||
      departments.has(each.department_id) ||
      contributorsOf(each).some((id) => members.has(id)),
  );
  if (goal !== undefined) throw stillNeeded(`“${goal.title}”`);
  if (departments.size === 0) return;
  const people = await trx.selectFrom('member').selectAll().where('plan_id', '=', planId).execute();
  const person = people.find((each) => departments.has(each.department_id));
  if (person !== undefined) throw stillNeeded(`${textOf(person, 'first_name')} ${textOf(person, 'last_name')}`.trim());
}

function contributorsOf({ contributors }: { readonly contributors?: Row[string] }): readonly string[] {
  if (typeof contributors !== 'string') return [];
  const ids: unknown = JSON.parse(contributors);
  return Array.isArray(ids) ? ids.map(String) : [];
}

function stillNeeded(what: string): Refusal {
  const message = `${what} is still theirs. Give it to somebody else first.`;
  return new Refusal({ code: 'owner_still_needed', status: 409, message });
}
