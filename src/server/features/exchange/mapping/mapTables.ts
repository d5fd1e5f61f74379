import type { ImportMapping } from '#contract/import.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { filledDown } from './filledDown.ts';
import { joinYears } from './joinYears.ts';
import { longTables } from './longTables.ts';
import { numberRows } from './numberRows.ts';
import { outlineRows } from './outlineRows.ts';
import { renameColumns } from './renameColumns.ts';
import { replaceValues } from './replaceValues.ts';
import { tallTables } from './tallTables.ts';
import { titlesOfSheets } from './titlesOfSheets.ts';
import { turnedTables } from './turnedTables.ts';
import { withHeadingUnit } from './withHeadingUnit.ts';
import { withNewFields } from './withNewFields.ts';
import { yearlessDates } from './yearlessDates.ts';

/**
 * Brings tables of other layouts into ours: headings and cells as a mapping says, titles on levels made a tree, goals
 * without numbers counted, dates in columns turned into rows, and goals told from figures that share a table or stand above them. Every row keeps the line it stands on.
 */
export function mapTables(reading: Reading, mapping: ImportMapping | null): Reading {
  let counted = 0;
  const tables = reading.tables.flatMap((table) => {
    const named = mapped(table, mapping ?? {}, counted);
    // Goals without numbers are counted through all sheets.
    counted += named.count;
    return named.tables;
  });
  const ours = tables.map(yearlessDates).flatMap(tallTables).flatMap(longTables);
  return withNewFields({ ...reading, tables: ours }, mapping?.own_fields);
}

/** `count`: how many goals were given numbers. */
type Mapped = { readonly tables: readonly Table[]; readonly count: number };

function mapped(table: Table, mapping: ImportMapping, counted: number): Mapped {
  const told: Table = {
    ...table,
    ...(mapping.date_format === undefined ? {} : { dateFormat: mapping.date_format }),
    ...(mapping.decimal_mark === undefined ? {} : { decimalMark: mapping.decimal_mark }),
    ...(mapping.year === undefined ? {} : { year: mapping.year }),
  };
  const outlined = mapping.outline === undefined ? told : outlineRows(told, mapping.outline);
  const named = renameColumns(outlined, mapping.columns ?? {});
  const dated = joinYears(named, outlined.header);
  const turned = turnedTables(dated, headingsOf(outlined, named, dated), counted);
  if (turned.length > 1)
    return { tables: turned.map((each) => replaceValues(each, mapping)), count: turned.at(-1)?.rows.length ?? 0 };
  const titled = filledDown(mapping.titles_from === 'sheet' ? titlesOfSheets(dated) : dated);
  const numbered = mapping.number_from === 'row' ? numberRows(titled, counted) : { table: titled, count: 0 };
  return { tables: [replaceValues(withHeadingUnit(numbered.table), mapping)], count: numbered.count };
}

/** As the file has them, without that of a year that was joined with its period. */
function headingsOf(file: Table, named: Table, dated: Table): readonly string[] {
  if (dated.header.length === named.header.length) return file.header;
  return file.header.toSpliced(named.header.map(plainName).indexOf('year'), 1);
}
