import type { ImportMapping } from '#contract/import.ts';
import type { DraftTable } from '#contract/importDraft.ts';
import {
  ENTRY_COLUMNS,
  ENTRY_SHEET_COLUMNS,
  GOAL_COLUMNS,
  OTHER_NAMES,
  plainName,
  YEAR_TARGET,
} from '#server/features/exchange/columns/columns.ts';
import { recognise } from '#server/features/exchange/columns/recognise.ts';
import { datedHeading } from '#server/features/exchange/mapping/datedHeading.ts';
import { mapTables } from '#server/features/exchange/mapping/mapTables.ts';
import type { KnownSheet } from '#server/features/exchange/preparing/sheets.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';

/** So many cells of a column are shown, and so much of each. */
const SHOWN_CELLS = 4;
const SHOWN_CHARACTERS = 60;
const SHOWN_COLUMNS = 200;

/** The tables of an import as they stand in their files, and what each of their columns is taken for. */
export function describeTables(
  tables: readonly Table[],
  { mapping, sheets }: { readonly mapping: ImportMapping; readonly sheets: readonly KnownSheet[] },
): DraftTable[] {
  return tables.map((table) => {
    const known = mapTables({ tables: [table], refusals: [] }, mapping).tables.map((each) => recognise(each));
    const kinds = new Set(known.flatMap((each) => (each.ok ? [each.kind] : [])));
    const [wrong] = known.flatMap((each) => (each.ok ? [] : [each.reason]));
    const sheet = sheets.find((each) => each.sheet.table.file === table.file)?.sheet;
    const [kind = null] = kinds;
    const shown = Array.from({ length: Math.min(SHOWN_CELLS, table.rows.length) }, (_, at) => table.rows.at(at)?.cells);
    const isOurs = ENTRY_SHEET_COLUMNS.every((name, at) => plainName(table.header[at] ?? '') === name);
    return {
      file: table.file,
      kind: kinds.size > 1 ? 'both' : kind,
      reason: wrong ?? null,
      rows: table.rows.length,
      delimiter: table.delimiter ?? null,
      date_format: sheet?.calendar.dateFormat ?? null,
      decimal_mark: sheet?.mark ?? null,
      columns: table.header.slice(0, SHOWN_COLUMNS).map((heading, at) => ({
        heading,
        // In an entry sheet of ours the title stands only to be read.
        column: isOurs && at === ENTRY_SHEET_COLUMNS.indexOf('goal') ? 'title' : columnOf({ heading, at }, mapping),
        cells: shown.map((cells) => (cells?.[at] ?? '').slice(0, SHOWN_CHARACTERS)),
      })),
    };
  });
}

const OURS: ReadonlySet<string> = new Set([...GOAL_COLUMNS, ...ENTRY_COLUMNS, 'series']);

function columnOf({ heading, at }: { readonly heading: string; readonly at: number }, mapping: ImportMapping) {
  const name = plainName(heading);
  if (mapping.outline?.some((level) => plainName(level) === name)) return 'title';
  const mapped = Object.entries(mapping.columns ?? {}).find(([from]) => plainName(from) === name)?.[1];
  const column = mapped ?? OTHER_NAMES.get(name) ?? name;
  if (OURS.has(column) || YEAR_TARGET.test(column)) return column;
  return mapped === undefined && datedHeading(heading, at) !== null ? 'period' : null;
}
