import { civilDateOf, type Day } from '#core/calendar/date.ts';
import type { Entry } from '#core/goal/series.ts';
import { entriesOf, entryColumnsOf, entryColumnsTextOf } from './entryColumns.ts';
import type { CellWrite, FoldedChange } from './foldedChange.ts';
import { deleteRows, findRows } from './planRows.ts';
import type { LoggedItem, PlanWriting } from './planWriting.ts';
import { textOf } from './rowReading.ts';
import { putRows } from './rowWriting.ts';
import type { Row } from './tables.ts';

export type Cells = FoldedChange['cells'];

/**
 * Writes cells into the rows of their calendar years, and tells for each goal which entries were changed. An entry with
 * neither target nor actual is no entry and is not kept.
 */
export async function writeCells(writing: PlanWriting, cells: Cells): Promise<LoggedItem[]> {
  const stored = await findEntryYears(writing, [...cells.keys()]);
  const items: LoggedItem[] = [];
  const puts: Row[] = [];
  const emptied: { goalId: string; year: number }[] = [];
  for (const [goalId, writes] of cells) {
    const years = stored.get(goalId) ?? new Map<number, Entry[]>();
    const change = changeOf(years, writes);
    if (change.after.length + change.before.length === 0) continue;
    items.push(itemOf(goalId, change));
    for (const [year, entries] of change.years) {
      if (entries.length === 0) emptied.push({ goalId, year });
      else puts.push(entryYearRow({ planId: writing.planId, goalId, year, entries }));
    }
  }
  await putRows(writing, {
    table: 'entry_year',
    key: ['plan_id', 'goal_id', 'calendar_year'],
    rows: puts,
  });
  for (const { goalId, year } of emptied) await deleteEntryYear(writing, { goalId, year });
  return items;
}

/** Takes away all entries of goals, as logged items. */
export async function removeEntries(writing: PlanWriting, goalIds: readonly string[]): Promise<LoggedItem[]> {
  const stored = await findEntryYears(writing, goalIds);
  await deleteRows({ ...writing, table: 'entry_year', column: 'goal_id', values: goalIds });
  return [...stored].map(([goalId, years]) => {
    const before = [...years.values()].flat().sort((one, other) => one.date - other.date);
    return itemOf(goalId, { before, after: [] });
  });
}

type CellChange = { readonly before: readonly Entry[]; readonly after: readonly Entry[] };

/** The changed entries before and after, and the whole new content of every year that has one. */
function changeOf(
  stored: ReadonlyMap<number, readonly Entry[]>,
  writes: ReadonlyMap<Day, CellWrite>,
): CellChange & { readonly years: ReadonlyMap<number, readonly Entry[]> } {
  const before: Entry[] = [];
  const after: Entry[] = [];
  const years = new Map<number, Map<Day, Entry>>();
  for (const [date, write] of [...writes].sort(([one], [other]) => one - other)) {
    const { year } = civilDateOf(date);
    const entries = years.get(year) ?? new Map((stored.get(year) ?? []).map((entry) => [entry.date, entry]));
    const old = entries.get(date) ?? { date, target: null, actual: null };
    const entry = { ...old, ...write };
    if (entry.target === old.target && entry.actual === old.actual) continue;
    years.set(year, entries);
    if (!isEmpty(old)) before.push(old);
    if (!isEmpty(entry)) after.push(entry);
    if (isEmpty(entry)) entries.delete(date);
    else entries.set(date, entry);
  }
  return { before, after, years: new Map([...years].map(([year, entries]) => [year, inOrder(entries)])) };
}

function inOrder(entries: ReadonlyMap<Day, Entry>): Entry[] {
  return [...entries.values()].sort((one, other) => one.date - other.date);
}

function isEmpty(entry: Entry): boolean {
  return entry.target === null && entry.actual === null;
}

function itemOf(goalId: string, { before, after }: CellChange): LoggedItem {
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
  readonly entries: readonly Entry[];
};

function entryYearRow({ planId, goalId, year, entries }: EntryYear): Row {
  return { plan_id: planId, goal_id: goalId, calendar_year: year, columns: entryColumnsTextOf(entries) };
}

async function deleteEntryYear(
  { trx, planId }: PlanWriting,
  { goalId, year }: { readonly goalId: string; readonly year: number },
): Promise<void> {
  await trx
    .deleteFrom('entry_year')
    .where('plan_id', '=', planId)
    .where('goal_id', '=', goalId)
    .where('calendar_year', '=', year)
    .execute();
}

async function findEntryYears(
  writing: PlanWriting,
  goalIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, Entry[]>>> {
  const found = new Map<string, Map<number, Entry[]>>();
  if (writing.isNewPlan) return found;
  for (const row of await findRows({ ...writing, table: 'entry_year', column: 'goal_id', values: goalIds })) {
    const goalId = textOf(row, 'goal_id');
    const years = found.get(goalId) ?? new Map<number, Entry[]>();
    found.set(goalId, years);
    years.set(Number(row.calendar_year), entriesOf(entryColumnsOf(textOf(row, 'columns'))));
  }
  return found;
}
