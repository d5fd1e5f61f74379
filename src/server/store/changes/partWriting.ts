import { Refusal } from '#server/base/errors.ts';
import { inChunks } from '#server/store/database/chunks.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import { byRecordName, GOAL_PARTS, OWN_RECORDS, RECORD_KINDS, RECORD_NAMES } from '#server/store/kinds/recordKinds.ts';
import type { RecordName } from '#server/store/rows/edit.ts';
import { type Cells, removeEntries, writeCells } from './cellWriting.ts';
import type { FoldedChange } from './foldedChange.ts';
import { refuseBrokenHierarchy } from './goalHierarchy.ts';
import { findRows } from './planRows.ts';
import type { PlanWriting } from './planWriting.ts';
import { refuseLostOwners } from './refuseLostOwners.ts';
import { refuseTaken } from './refuseTaken.ts';
import { releaseKeys } from './releaseKeys.ts';
import { compareStates, putStates, type RecordWrites, removeStates, type StateWrites } from './stateWriting.ts';

/**
 * Writes the parts of a change and yields what it did in batches, because a large change would not fit in memory.
 * What a goal needs is written before it, what needs the goal after it; removals go in the opposite order.
 */
export async function* writeParts(writing: PlanWriting, { states, cells }: FoldedChange): AsyncGenerator<LoggedItem[]> {
  const writes = await compareRecords(writing, states);
  await refuseTaken(writing, writes);
  await releaseKeys(writing, writes);
  for (const name of OWN_RECORDS) yield* putStates(writing, writes[name]);
  yield* writeCellsOfGoals(writing, { cells, goals: writes.goal });
  for (const name of GOAL_PARTS) yield* writeGoalParts(writing, { parts: writes[name], goals: writes.goal });
  yield await removeEntries(writing, idsOf(writes.goal.removals));
  for (const name of OWN_RECORDS.toReversed()) yield await removeStates(writing, writes[name]);
  await refuseBrokenHierarchy(writing, writes.goal);
  if (!writing.isFromElsewhere) await refuseLostOwners(writing, writes);
}

async function compareRecords(writing: PlanWriting, states: FoldedChange['states']): Promise<RecordWrites> {
  const writes = byRecordName((entity): StateWrites => ({ entity, puts: [], removals: [] }));
  for (const entity of RECORD_NAMES) {
    const removed = await findPartsOf(writing, { entity, goalIds: idsOf(writes.goal.removals) });
    const all = removed.length === 0 ? states[entity] : new Map([...states[entity], ...removed]);
    writes[entity] = await compareStates(writing, { entity, states: all });
  }
  return writes;
}

async function findPartsOf(
  writing: PlanWriting,
  { entity, goalIds }: { readonly entity: RecordName; readonly goalIds: readonly string[] },
): Promise<(readonly [string, null])[]> {
  const { goalColumn } = RECORD_KINDS[entity];
  if (goalColumn === null) return [];
  const rows = await findRows({ ...writing, table: entity, column: goalColumn, values: goalIds });
  return rows.map((row) => [String(row.id), null]);
}

async function* writeCellsOfGoals(
  writing: PlanWriting,
  { cells, goals }: { readonly cells: Cells; readonly goals: StateWrites },
): AsyncGenerator<LoggedItem[]> {
  const written = new Set(idsOf(goals.puts));
  await refuseMissingGoals(
    writing,
    [...cells.keys()].filter((id) => !written.has(id)),
  );
  for await (const items of writeCells(writing, cells)) {
    const others = items.map((item) => item.entityId).filter((id) => !written.has(id));
    await stampGoals(writing, others);
    yield items;
  }
}

async function* writeGoalParts(
  writing: PlanWriting,
  { parts, goals }: { readonly parts: StateWrites; readonly goals: StateWrites },
): AsyncGenerator<LoggedItem[]> {
  const { goalColumn } = RECORD_KINDS[parts.entity];
  const written = new Set(idsOf(goals.puts));
  const goalIds = new Set(parts.puts.map(({ after }) => String(goalColumn && after[goalColumn])));
  await refuseMissingGoals(
    writing,
    [...goalIds].filter((id) => !written.has(id)),
  );
  yield* putStates(writing, parts);
  yield await removeStates(writing, parts);
}

async function refuseMissingGoals(writing: PlanWriting, ids: readonly string[]): Promise<void> {
  const rows = await findRows({ ...writing, table: 'goal', column: 'id', values: ids });
  if (rows.length === ids.length) return;
  const found = new Set(rows.map((row) => row.id));
  throw goalNotFound(ids.find((id) => !found.has(id)));
}

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

function idsOf(things: readonly { readonly id: string }[]): string[] {
  return things.map(({ id }) => id);
}

function goalNotFound(goalId: string | undefined): Refusal {
  return new Refusal({
    code: 'goal_not_found',
    status: 404,
    message: 'The goal is not in the plan; it may have been removed meanwhile.',
    details: { goalId },
  });
}
