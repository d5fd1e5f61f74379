import { chunksOf, inChunks } from '#server/store/database/chunks.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import { RECORD_KINDS } from '#server/store/kinds/recordKinds.ts';
import type { RecordName } from '#server/store/rows/edit.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { States } from './foldedChange.ts';
import { deleteRows, findRows } from './planRows.ts';
import type { PlanWriting } from './planWriting.ts';
import { putRows } from './rowWriting.ts';

/** Columns that the store sets itself. */
const OWN_COLUMNS: ReadonlySet<string> = new Set(['plan_id', 'id', 'updated_at', 'version']);

const STATES_AT_A_TIME = 1_000;

export type StatePut = { readonly id: string; readonly before: Row | null; readonly after: Row };

/** The edits of one kind of record, compared with what is stored; those that change nothing are left out. */
export type StateWrites = {
  readonly entity: RecordName;
  readonly puts: readonly StatePut[];
  readonly removals: readonly { readonly id: string; readonly before: Row }[];
};

export type RecordWrites = { readonly [Name in RecordName]: StateWrites };

export async function compareStates(
  writing: PlanWriting,
  { entity, states }: { readonly entity: RecordName; readonly states: States },
): Promise<StateWrites> {
  const puts: StatePut[] = [];
  const removals: { id: string; before: Row }[] = [];
  const breathe = createYielder();
  await inChunks({ items: [...states], size: STATES_AT_A_TIME }, async (chunk) => {
    await breathe();
    const stored = await findStates(writing, { entity, ids: chunk.map(([id]) => id) });
    for (const [id, after] of chunk) {
      const before = stored.get(id) ?? null;
      if (after === null && before !== null) removals.push({ id, before });
      if (after === null || (before !== null && stateText(before) === stateText(after))) continue;
      puts.push({ id, before, after });
    }
  });
  return { entity, puts, removals };
}

export async function* putStates(writing: PlanWriting, { entity, puts }: StateWrites): AsyncGenerator<LoggedItem[]> {
  const ownColumns = RECORD_KINDS[entity].isStamped ? { updated_at: writing.at } : {};
  const { planId } = writing;
  for (const chunk of chunksOf({ items: puts, size: STATES_AT_A_TIME })) {
    const rows = chunk.map(({ id, after }) => ({ plan_id: planId, id, ...after, ...ownColumns }));
    await putRows(writing, { table: entity, key: ['plan_id', 'id'], rows });
    yield chunk.map(({ id, before, after }) => ({
      entity,
      entityId: id,
      before: before === null ? null : stateText(before),
      after: stateText(after),
    }));
  }
}

export async function removeStates(writing: PlanWriting, { entity, removals }: StateWrites): Promise<LoggedItem[]> {
  await deleteRows({ ...writing, table: entity, column: 'id', values: removals.map(({ id }) => id) });
  return removals.map(({ id, before }) => ({ entity, entityId: id, before: stateText(before), after: null }));
}

/** JSON of what a person stated, with its keys in a fixed order: equal states are equal texts. */
export function stateText(row: Row): string {
  const columns = Object.keys(row).filter((column) => !OWN_COLUMNS.has(column));
  return JSON.stringify(row, columns.sort());
}

async function findStates(
  writing: PlanWriting,
  { entity, ids }: { readonly entity: RecordName; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, Row>> {
  if (writing.isNewPlan) return new Map();
  const rows = await findRows({ ...writing, table: entity, column: 'id', values: ids });
  return new Map(rows.map((row) => [String(row.id), row]));
}
