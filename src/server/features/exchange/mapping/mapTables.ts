import type { ImportMapping } from '#contract/import.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { longTables } from './longTables.ts';
import { numberRows } from './numberRows.ts';
import { outlineRows } from './outlineRows.ts';
import { renameColumns } from './renameColumns.ts';
import { replaceValues } from './replaceValues.ts';
import { tallTables } from './tallTables.ts';

/**
 * Brings tables of other layouts into ours: headings and cells as a mapping says, titles on levels made a tree, goals
 * without numbers counted, dates in columns turned into rows, and goals told from figures that share a table. Every row keeps the line it stands on.
 */
export function mapTables(reading: Reading, mapping: ImportMapping | null): Reading {
  const tables = reading.tables.flatMap((table) => tallTables(mapped(table, mapping ?? {})));
  return { ...reading, tables: tables.flatMap(longTables) };
}

function mapped(table: Table, mapping: ImportMapping): Table {
  const told: Table = {
    ...table,
    ...(mapping.date_format === undefined ? {} : { dateFormat: mapping.date_format }),
    ...(mapping.decimal_mark === undefined ? {} : { decimalMark: mapping.decimal_mark }),
  };
  const outlined = mapping.outline === undefined ? told : outlineRows(told, mapping.outline);
  const named = renameColumns(outlined, mapping.columns ?? {});
  const numbered = mapping.number_from === 'row' ? numberRows(named) : named;
  return replaceValues(numbered, mapping);
}
