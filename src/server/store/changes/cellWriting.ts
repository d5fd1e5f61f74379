import type { Entry } from '#core/goal/series.ts';
import { chunksOf } from '#server/store/database/chunks.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import { type EntryColumns, entriesOf, entryColumnsOf, entryColumnsTextOf } from '#server/store/rows/entryColumns.ts';
import { numberOf, textOf } from '#server/store/rows/rowReading.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { FoldedChange } from './foldedChange.ts';
import { type EntryYears, mergeCells } from './mergeCells.ts';
import { deleteEntryYears, deleteRows, findRows } from './planRows.ts';
import type { PlanWriting } from './planWriting.ts';
import { putRows } from './rowWriting.ts';

export type Cells = FoldedChange['cells'];

/** Small batches, so that a large change never holds much in memory. */
const GOALS_AT_A_TIME = 100;

/** Writes cells into the rows of their calendar years and yields which entries changed, in batches of goals. */
export async function* writeCells(writing: PlanWriting, cells: Cells): AsyncGenerator<LoggedItem[]> {
  const breathe = createYielder();
  for (const goalIds of chunksOf({ items: [...cells.keys()], size: GOALS_AT_A_TIME })) {
    await breathe();
    yield await writeCellsOf(writing, { goalIds, cells });
  }
}

export async function removeEntries(writing: PlanWriting, goalIds: readonly string[]): Promise<LoggedItem[]> {
  const stored = await findEntryYears(writing, goalIds);
  await deleteRows({ ...writing, table: 'entry_year', column: 'goal_id', values: goalIds });
  return [...stored].map(([goalId, years]) => {
    const before = [...years.values()].flatMap(entriesOf).sort((one, other) => one.date - other.date);
    return itemOf(goalId, { before, after: [] });
  });
}

async function writeCellsOf(
  writing: PlanWriting,
  { goalIds, cells }: { readonly goalIds: readonly string[]; readonly cells: Cells },
): Promise<LoggedItem[]> {
  const stored = await findEntryYears(writing, goalIds);
  const items: LoggedItem[] = [];
  const puts: Row[] = [];
  const emptied: { goalId: string; year: number }[] = [];
  for (const goalId of goalIds) {
    const merged = mergeCells(stored.get(goalId) ?? NO_YEARS, cells.get(goalId) ?? NO_WRITES);
    if (merged.years.size === 0) continue;
    items.push(itemOf(goalId, merged));
    for (const [year, columns] of merged.years) {
      if (columns.d.length === 0) emptied.push({ goalId, year });
      else puts.push(entryYearRow({ planId: writing.planId, goalId, year, columns }));
    }
  }
  await putRows(writing, { table: 'entry_year', key: ['plan_id', 'goal_id', 'calendar_year'], rows: puts });
  await deleteEntryYears(writing, emptied);
  return items;
}

const NO_YEARS: EntryYears = new Map();
const NO_WRITES: readonly never[] = [];

function itemOf(
  goalId: string,
  { before, after }: { readonly before: readonly Entry[]; readonly after: readonly Entry[] },
): LoggedItem {
  return {
    entity: 'entries',
    entityId: goalId,
    before: before.length === 0 ? null : entryColumnsTextOf(before),
    after: after.length === 0 ? null : entryColumnsTextOf(after),
  };
}

type EntryYear = {
  readonly planId: string;
  readonly goalId: string;
  readonly year: number;
  readonly columns: EntryColumns;
};

function entryYearRow({ planId, goalId, year, columns }: EntryYear): Row {
  return { plan_id: planId, goal_id: goalId, calendar_year: year, columns: JSON.stringify(columns) };
}

async function findEntryYears(
  writing: PlanWriting,
  goalIds: readonly string[],
): Promise<ReadonlyMap<string, EntryYears>> {
  const found = new Map<string, Map<number, EntryColumns>>();
  if (writing.isNewPlan) return found;
  for (const row of await findRows({ ...writing, table: 'entry_year', column: 'goal_id', values: goalIds })) {
    const goalId = textOf(row, 'goal_id');
    const years = found.get(goalId) ?? new Map<number, EntryColumns>();
    found.set(goalId, years);
    years.set(numberOf(row, 'calendar_year'), entryColumnsOf(textOf(row, 'columns')));
  }
  return found;
}
