import { Refusal } from '#server/errors.ts';
import { type Cells, removeEntries, writeCells } from './cellWriting.ts';
import { inChunks } from './chunks.ts';
import type { FoldedChange, States } from './foldedChange.ts';
import { refuseBrokenHierarchy } from './goalHierarchy.ts';
import { letGoOfKeys } from './letGoOfKeys.ts';
import { findRows } from './planRows.ts';
import type { LoggedItem, PlanWriting } from './planWriting.ts';
import { refuseLostOwners } from './refuseLostOwners.ts';
import { refuseTaken } from './refuseTaken.ts';
import { compareStates, putStates, removeStates, type StateWrites } from './stateWriting.ts';

/**
 * Writes the parts of a change and tells what it did, some of it at a time: of a large change it would not fit in
 * memory at once. What a goal needs is written before it, what needs it after it; removals go the other way round.
 */
export async function* writeParts(writing: PlanWriting, { states, cells }: FoldedChange): AsyncGenerator<LoggedItem[]> {
  const departments = await compareStates(writing, { entity: 'department', states: states.department });
  const members = await compareStates(writing, { entity: 'member', states: states.member });
  const goals = await compareStates(writing, { entity: 'goal', states: states.goal });
  const written = { departments, members, goals };
  await refuseTaken(writing, written);
  await letGoOfKeys(writing, written);
  yield* putStates(writing, departments);
  yield* putStates(writing, members);
  yield* putStates(writing, goals);
  yield* writeCellsOfGoals(writing, { cells, goals });
  yield* writeComments(writing, { comments: states.comment, goals });
  yield await removeEntries(writing, idsOf(goals.removals));
  yield await removeStates(writing, goals);
  yield await removeStates(writing, members);
  yield await removeStates(writing, departments);
  await refuseBrokenHierarchy(writing, goals);
  if (!writing.isRetold) await refuseLostOwners(writing, written);
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

/** A goal's comments go with it. */
async function* writeComments(
  writing: PlanWriting,
  { comments, goals }: { readonly comments: States; readonly goals: StateWrites },
): AsyncGenerator<LoggedItem[]> {
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
  yield* putStates(writing, writes);
  yield await removeStates(writing, writes);
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
