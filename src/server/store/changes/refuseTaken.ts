import { sql } from 'kysely';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { Refusal } from '#server/base/errors.ts';
import { inChunks } from '#server/store/database/chunks.ts';
import { textOf, textOrNullOf } from '#server/store/rows/rowReading.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { PlanWriting } from './planWriting.ts';
import type { RecordWrites, StateWrites } from './stateWriting.ts';

/**
 * Refuses a change by which two live goals would have one number, two members one e-mail or account, or two
 * departments one name. What the change leaves unchanged is not checked. Called before it is written, under the
 * plan's lock. Throws `number_taken`, `member_already` and `name_taken` (409).
 */
export async function refuseTaken(
  writing: PlanWriting,
  { department: departments, member: members, goal: goals }: RecordWrites,
): Promise<void> {
  await refuseHeld(writing, { writes: goals, keyOf: liveNumberOf, find: findByNumber, refusal: numberTaken });
  await refuseHeld(writing, { writes: members, keyOf: emailOf, find: findAll('member'), refusal: emailTaken });
  await refuseHeld(writing, { writes: members, keyOf: accountOf, find: findAll('member'), refusal: accountTaken });
  await refuseHeld(writing, { writes: departments, keyOf: nameOf, find: findAll('department'), refusal: nameTaken });
}

/** Null while it is archived. */
export function liveNumberOf(goal: Row): string | null {
  return goal.archived_at === null ? shownNumber(textOf(goal, 'number')) : null;
}

export function emailOf(member: Row): string | null {
  return textOrNullOf(member, 'email')?.toLowerCase() ?? null;
}

function accountOf(member: Row): string | null {
  return textOrNullOf(member, 'account_id');
}

function nameOf(department: Row): string | null {
  return textOf(department, 'name').toLowerCase();
}

type Held = {
  readonly writes: StateWrites;
  /** Equal keys are the same to people; null is none. */
  readonly keyOf: (row: Row) => string | null;
  readonly find: (writing: PlanWriting, keys: readonly string[]) => Promise<readonly Row[]>;
  readonly refusal: (holder: Row) => Refusal;
};

async function refuseHeld(writing: PlanWriting, { writes, keyOf, find, refusal }: Held): Promise<void> {
  const { puts, removals } = writes;
  const taken = new Set<string>();
  for (const { before, after } of puts) {
    const key = keyOf(after);
    if (key !== null && (before === null || keyOf(before) !== key)) taken.add(key);
  }
  if (taken.size === 0) return;
  const holders = new Map<string, Row>();
  for (const { after } of puts) {
    const key = keyOf(after);
    if (key === null || !taken.has(key)) continue;
    const holder = holders.get(key);
    if (holder !== undefined) throw refusal(holder);
    holders.set(key, after);
  }
  if (writing.isNewPlan) return;
  const written = new Set([...puts, ...removals].map(({ id }) => id));
  for (const row of await find(writing, [...taken])) {
    const key = keyOf(row);
    if (key !== null && taken.has(key) && !written.has(textOf(row, 'id'))) throw refusal(row);
  }
}

async function findByNumber({ trx, planId }: PlanWriting, numbers: readonly string[]): Promise<Row[]> {
  const found: Row[] = [];
  await inChunks({ items: numbers }, async (chunk) => {
    const query = trx
      .selectFrom('goal')
      .select(['id', 'number', 'title', 'archived_at'])
      .where('plan_id', '=', planId)
      .where('archived_at', 'is', null)
      .where(sql<string>`replace("number", 'x', '.')`, 'in', chunk);
    for (const row of await query.execute()) found.push(row);
  });
  return found;
}

function findAll(table: 'member' | 'department') {
  return ({ trx, planId }: PlanWriting): Promise<Row[]> =>
    trx.selectFrom(table).selectAll().where('plan_id', '=', planId).execute();
}

function numberTaken(goal: Row): Refusal {
  const message = `The number ${shownNumber(textOf(goal, 'number'))} is that of “${goal.title}”. Choose another.`;
  return new Refusal({ code: 'number_taken', status: 409, message });
}

function emailTaken(member: Row): Refusal {
  return new Refusal({ code: 'member_already', status: 409, message: `${member.email} is in this plan already.` });
}

function accountTaken(): Refusal {
  return new Refusal({ code: 'member_already', status: 409, message: 'This person is in the plan already.' });
}

function nameTaken(department: Row): Refusal {
  const message = `There is a department called "${department.name}" already.`;
  return new Refusal({ code: 'name_taken', status: 409, message });
}
