import { Refusal } from '#server/errors.ts';
import { type Cells, removeEntries, writeCells } from './cellWriting.ts';
import { inChunks } from './chunks.ts';
import type { PlanChange } from './edit.ts';
import { type FoldedChange, foldEdits, type States } from './foldedChange.ts';
import { refuseBrokenHierarchy } from './goalHierarchy.ts';
import { refuseUnstorableText } from './plainText.ts';
import { findRows } from './planRows.ts';
import type { LoggedItem, PlanWriting, StorePlace } from './planWriting.ts';
import { putRows } from './rowWriting.ts';
import { compareStates, putStates, removeStates, type StateWrites, stateText } from './stateWriting.ts';
import type { Store } from './store.ts';
import type { Row } from './tables.ts';
import { inTransaction } from './transaction.ts';

/**
 * The one way to write a plan: all edits or none, logged under the plan's next version. Edits that change nothing are
 * left out; where none is left, nothing is logged and the version stays.
 * Throws `plan_not_found`, `goal_not_found`, `parent_not_found`, `goal_has_children`, `goal_loop`, and what cannot be stored.
 */
export async function applyChange(store: Store, change: PlanChange): Promise<{ readonly version: number }> {
  const folded = foldEdits(change.edits);
  refuseUnstorableText(change.what);
  return inTransaction(store, (trx) => write({ trx, dialect: store.dialect }, change, folded));
}

async function write(
  place: StorePlace,
  change: PlanChange,
  folded: FoldedChange,
): Promise<{ readonly version: number }> {
  const stored = await lockPlan(place, change.planId);
  if (stored === null && folded.plan === null) throw planNotFound();
  const version = Number(stored?.version ?? 0);
  const writing: PlanWriting = { ...place, planId: change.planId, at: change.at, isNewPlan: stored === null };
  const items = [...(await writePlan(writing, { stored, after: folded.plan })), ...(await writeParts(writing, folded))];
  if (items.length === 0) return { version };
  await log(writing, { change, version: version + 1, items });
  return { version: version + 1 };
}

/** The plan's row, locked until the transaction ends: changes of one plan come one after the other. */
async function lockPlan({ trx, dialect }: StorePlace, planId: string): Promise<Row | null> {
  const query = trx.selectFrom('plan').selectAll().where('plan_id', '=', planId);
  const row = await (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row ?? null;
}

async function writePlan(
  writing: PlanWriting,
  { stored, after }: { readonly stored: Row | null; readonly after: Row | null },
): Promise<LoggedItem[]> {
  if (after === null || stateText(stored) === stateText(after)) return [];
  const row = { plan_id: writing.planId, version: stored?.version ?? 0, ...after };
  await putRows(writing, { table: 'plan', key: ['plan_id'], rows: [row] });
  return [{ entity: 'plan', entityId: writing.planId, before: stateText(stored), after: stateText(after) }];
}

/** What a goal needs is written before it, what needs it after it; removals go the other way round. */
async function writeParts(writing: PlanWriting, { states, cells }: FoldedChange): Promise<LoggedItem[]> {
  const departments = await compareStates(writing, { entity: 'department', states: states.department });
  const members = await compareStates(writing, { entity: 'member', states: states.member });
  const goals = await compareStates(writing, { entity: 'goal', states: states.goal });
  const items = [
    ...(await putStates(writing, departments)),
    ...(await putStates(writing, members)),
    ...(await putStates(writing, goals)),
    ...(await writeCellsOfGoals(writing, { cells, goals })),
    ...(await writeComments(writing, { comments: states.comment, goals })),
    ...(await removeEntries(writing, idsOf(goals.removals))),
    ...(await removeStates(writing, goals)),
    ...(await removeStates(writing, members)),
    ...(await removeStates(writing, departments)),
  ];
  await refuseBrokenHierarchy(writing, goals);
  return items;
}

async function writeCellsOfGoals(
  writing: PlanWriting,
  { cells, goals }: { readonly cells: Cells; readonly goals: StateWrites },
): Promise<LoggedItem[]> {
  const written = new Set(idsOf(goals.puts));
  const others = [...cells.keys()].filter((id) => !written.has(id));
  await refuseMissingGoals(writing, others);
  const items = await writeCells(writing, cells);
  await stampGoals(
    writing,
    items.map((item) => item.entityId).filter((id) => !written.has(id)),
  );
  return items;
}

/** A goal's comments go with it. */
async function writeComments(
  writing: PlanWriting,
  { comments, goals }: { readonly comments: States; readonly goals: StateWrites },
): Promise<LoggedItem[]> {
  const removed = idsOf(goals.removals);
  const lost = await findRows({ ...writing, table: 'comment', column: 'goal_id', values: removed });
  const all = new Map([...comments, ...lost.map((row) => [String(row.id), null] as const)]);
  const writes = await compareStates(writing, { entity: 'comment', states: all });
  const written = new Set(idsOf(goals.puts));
  const goalIds = new Set(writes.puts.map(({ after }) => String(after.goal_id)));
  await refuseMissingGoals(
    writing,
    [...goalIds].filter((id) => !written.has(id)),
  );
  return [...(await putStates(writing, writes)), ...(await removeStates(writing, writes))];
}

async function refuseMissingGoals(writing: PlanWriting, ids: readonly string[]): Promise<void> {
  const rows = await findRows({ ...writing, table: 'goal', column: 'id', values: ids });
  if (rows.length === ids.length) return;
  const found = new Set(rows.map((row) => row.id));
  throw goalNotFound(ids.find((id) => !found.has(id)));
}

/** A goal was changed when its figures were. */
async function stampGoals({ trx, planId, at }: PlanWriting, ids: readonly string[]): Promise<void> {
  await inChunks({ items: ids }, async (chunk) => {
    await trx
      .updateTable('goal')
      .set({ updated_at: at })
      .where('plan_id', '=', planId)
      .where('id', 'in', chunk)
      .execute();
  });
}

type LogEntry = { readonly change: PlanChange; readonly version: number; readonly items: readonly LoggedItem[] };

async function log(writing: PlanWriting, { change, version, items }: LogEntry): Promise<void> {
  const { trx, planId } = writing;
  const { at, memberId, by, what } = change;
  await trx
    .insertInto('change')
    .values({ plan_id: planId, version, at, member_id: memberId, by_name: by, what })
    .execute();
  const rows = items.map(({ entity, entityId, before, after }, seq) => ({
    plan_id: planId,
    version,
    seq,
    entity,
    entity_id: entityId,
    before,
    after,
  }));
  await putRows(writing, { table: 'change_item', key: ['plan_id', 'version', 'seq'], rows });
  await trx.updateTable('plan').set({ version }).where('plan_id', '=', planId).execute();
}

function idsOf(things: readonly { readonly id: string }[]): string[] {
  return things.map(({ id }) => id);
}

export function planNotFound(): Refusal {
  return new Refusal({ code: 'plan_not_found', status: 404, message: 'There is no such plan.' });
}

function goalNotFound(goalId: string | undefined): Refusal {
  return new Refusal({
    code: 'goal_not_found',
    status: 404,
    message: 'The goal is not in the plan; it may have been removed meanwhile.',
    details: { goalId },
  });
}
