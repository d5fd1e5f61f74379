import type { SetWords } from '#contract/importDraft.ts';
import { SETTABLE, type SettableColumn } from '#contract/importDraft.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { type Columns, recognise } from '#server/features/exchange/columns/recognise.ts';
import type { Table, TableRow } from '#server/features/exchange/tables/table.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';

/** The goals, by shown number, whose word a person set, by column. */
export type WordsFilled = ReadonlyMap<SettableColumn, ReadonlySet<string>>;

/**
 * Writes what a person set into the cells that a file leaves empty, for goals that the plan does not hold yet: a word
 * of the file is never overwritten, nor is one of a goal that is there.
 */
export function fillWords(
  tables: readonly Table[],
  set: SetWords,
  isInPlan: (key: string) => boolean,
): { readonly tables: readonly Table[]; readonly filled: WordsFilled } {
  const filled = new Map<SettableColumn, Set<string>>();
  const columns = SETTABLE.filter((column) => set[column] !== undefined);
  if (columns.length === 0) return { tables, filled };
  const all = tables.map((table) => {
    const known = recognise(table);
    if (!known.ok || known.kind !== 'goals') return table;
    return columns.reduce((each, column) => fillColumn(each, column), table);
  });
  return { tables: all, filled };

  function fillColumn(table: Table, column: SettableColumn): Table {
    const known = recognise(table);
    if (!known.ok) return table;
    const at = known.columns.at.get(column) ?? table.header.length;
    const header = at === table.header.length ? [...table.header, column] : table.header;
    return {
      ...table,
      header,
      rows: Array.from(table.rows, (row) => fillRow(row, { at, column, columns: known.columns })),
    };
  }

  function fillRow(
    row: TableRow,
    { at, column, columns }: { readonly at: number; readonly column: SettableColumn; readonly columns: Columns },
  ): TableRow {
    const key = shownNumber((row.cells[columns.at.get('number') ?? -1] ?? '').trim());
    const { all, goals } = set[column] ?? {};
    const word = goals?.[key] ?? all ?? null;
    const isSaid = !isNoneInFile(row.cells[at] ?? '') || (column === 'value_type' && hasUnit(row, columns));
    if (word === null || isSaid || isInPlan(key)) return row;
    const ofColumn = filled.get(column) ?? new Set<string>();
    filled.set(column, ofColumn.add(key));
    const cells = Array.from({ length: Math.max(at + 1, row.cells.length) }, (_, index) => row.cells[index] ?? '');
    cells[at] = word;
    return { ...row, cells };
  }
}

/** The unit tells the value type. */
function hasUnit(row: TableRow, { at }: Columns): boolean {
  return !isNoneInFile(row.cells[at.get('unit') ?? -1] ?? '');
}
