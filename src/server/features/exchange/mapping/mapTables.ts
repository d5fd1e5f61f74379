import type { ImportMapping } from '#contract/import.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { joinYears } from './joinYears.ts';
import { longTables } from './longTables.ts';
import { numberRows } from './numberRows.ts';
import { outlineRows } from './outlineRows.ts';
import { renameColumns } from './renameColumns.ts';
import { replaceValues } from './replaceValues.ts';
import { tallTables } from './tallTables.ts';
import { withHeadingUnit } from './withHeadingUnit.ts';
import { yearlessDates } from './yearlessDates.ts';

/**
 * Brings tables of other layouts into ours: headings and cells as a mapping says, titles on levels made a tree, goals
 * without numbers counted, dates in columns turned into rows, and goals told from figures that share a table. Every row keeps the line it stands on.
 */
export function mapTables(reading: Reading, mapping: ImportMapping | null): Reading {
  let counted = 0;
  const tables = reading.tables.map((table) => {
    const named = mapped(table, mapping ?? {}, counted);
    // Goals without numbers are counted through all sheets.
    if (mapping?.number_from === 'row') counted += table.rows.length;
    return named;
  });
  return { ...reading, tables: tables.map(yearlessDates).flatMap(tallTables).flatMap(longTables) };
}

function mapped(table: Table, mapping: ImportMapping, counted: number): Table {
  const told: Table = {
    ...table,
    ...(mapping.date_format === undefined ? {} : { dateFormat: mapping.date_format }),
    ...(mapping.decimal_mark === undefined ? {} : { decimalMark: mapping.decimal_mark }),
    ...(mapping.year === undefined ? {} : { year: mapping.year }),
  };
  const outlined = mapping.outline === undefined ? told : outlineRows(told, mapping.outline);
  const named = renameColumns(outlined, mapping.columns ?? {});
  const dated = joinYears(named, outlined.header);
  const numbered = mapping.number_from === 'row' ? numberRows(dated, counted) : dated;
  return replaceValues(withHeadingUnit(numbered), mapping);
}
