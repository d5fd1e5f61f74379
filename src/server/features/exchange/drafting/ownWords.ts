import type { ImportMapping } from '#contract/import.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';

/** The words of calls and of `push`, and the columns of our files that they stand for. */
const COLUMNS: ReadonlyMap<string, string> = new Map([
  ['goal', 'goal_number'],
  ['period', 'date'],
  ['date', 'date'],
  ['actual', 'actual'],
  ['target', 'target'],
  ['comment', 'comment'],
]);

/**
 * Tables whose headings are all words of calls, `goal,period,actual`, with the columns of our files in their place. A
 * mapping that names columns knows them by their own headings.
 */
export function withOwnWords<Read extends { readonly tables: readonly Table[] }>(
  reading: Read,
  { columns = {} }: Pick<ImportMapping, 'columns'>,
): Read {
  if (Object.keys(columns).length > 0) return reading;
  return { ...reading, tables: reading.tables.map(withColumns) };
}

function withColumns(table: Table): Table {
  const words = table.header.map((heading) => heading.trim().toLowerCase());
  const columns = words.map((word) => COLUMNS.get(word));
  const isFigures =
    words.includes('goal') && columns.includes('date') && (words.includes('actual') || words.includes('target'));
  if (!isFigures || columns.includes(undefined) || new Set(columns).size !== columns.length) return table;
  return { ...table, header: columns.map((column = '') => column) };
}
