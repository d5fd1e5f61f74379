import type { ImportMapping } from '#contract/import.ts';
import type { DraftTable } from '#contract/importDraft.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { nameKey } from '#core/own/fieldsAfter.ts';
import type { OwnField } from '#core/own/ownField.ts';
import type { Plan } from '#core/plan/plan.ts';
import {
  ENTRY_COLUMNS,
  ENTRY_SHEET_COLUMNS,
  GOAL_COLUMNS,
  OTHER_NAMES,
  plainName,
  YEAR_TARGET,
} from '#server/features/exchange/columns/columns.ts';
import { recognise } from '#server/features/exchange/columns/recognise.ts';
import { mapTables } from '#server/features/exchange/mapping/mapTables.ts';
import { type PeriodColumn, periodHeadings } from '#server/features/exchange/mapping/periodHeadings.ts';
import { renameColumns } from '#server/features/exchange/mapping/renameColumns.ts';
import type { KnownSheet } from '#server/features/exchange/preparing/base/sheets.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { type DateCalendar, readDate } from '#server/features/exchange/values/readDate.ts';

/** So many cells of a column are shown, and so much of each. */
const SHOWN_CELLS = 4;
const SHOWN_CHARACTERS = 60;
const SHOWN_COLUMNS = 200;

/** The tables of an import as they stand in their files, and what each of their columns is taken for. */
export function describeTables(
  tables: readonly Table[],
  {
    mapping,
    sheets,
    plan,
  }: {
    readonly mapping: ImportMapping;
    readonly sheets: readonly KnownSheet[];
    readonly plan?: DateCalendar & Pick<Plan, 'fields'>;
  },
): DraftTable[] {
  return tables.map((table) => {
    const known = mapTables({ tables: [table], refusals: [] }, mapping).tables.map((each) => recognise(each));
    const kinds = new Set(known.flatMap((each) => (each.ok ? [each.kind] : [])));
    const [wrong] = known.flatMap((each) => (each.ok ? [] : [each.reason]));
    const sheet = sheets.find((each) => each.sheet.table.file === table.file)?.sheet;
    const [kind = null] = kinds;
    const shown = Array.from({ length: Math.min(SHOWN_CELLS, table.rows.length) }, (_, at) => table.rows.at(at)?.cells);
    const calendar = sheet?.calendar ?? plan ?? USUAL;
    const { columns, yearless } = periodHeadings(
      renameColumns(table, mapping.columns ?? {}).header,
      mapping.year ?? null,
    );
    const periods = new Map(columns.map((column) => [column.at, periodOf(column, calendar)]));
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
        column:
          isOurs && at === ENTRY_SHEET_COLUMNS.indexOf('goal')
            ? 'title'
            : (columnOf(heading, mapping, plan?.fields ?? []) ??
              (periods.has(at) || yearless.includes(heading.trim()) ? 'period' : null)),
        cells: shown.map((cells) => (cells?.[at] ?? '').slice(0, SHOWN_CHARACTERS)),
        period: periods.get(at) ?? null,
      })),
    };
  });
}

/** Where no plan is known yet. */
const USUAL: DateCalendar = { dateFormat: 'M/D/Y', fiscalStartMonth: 1, fiscalDisplay: 'fullYear' };

const OURS: ReadonlySet<string> = new Set([...GOAL_COLUMNS, ...ENTRY_COLUMNS, 'series', 'goal', 'year']);

function columnOf(heading: string, mapping: ImportMapping, fields: readonly OwnField[]): string | null {
  const name = plainName(heading);
  if (mapping.outline?.some((level) => plainName(level) === name)) return 'title';
  const mapped = Object.entries(mapping.columns ?? {}).find(([from]) => plainName(from) === name)?.[1];
  const column = mapped ?? OTHER_NAMES.get(name) ?? name;
  if (OURS.has(column) || YEAR_TARGET.test(column)) return column;
  return fields.find((field) => nameKey(field.name) === nameKey(mapped ?? heading))?.name ?? null;
}

function periodOf({ date, figure }: PeriodColumn, calendar: DateCalendar): DraftTable['columns'][number]['period'] {
  const reading = readDate(date, calendar);
  const start = reading === null ? null : formatIsoDate(reading.span.start);
  return { name: date, start, unit: reading?.unit ?? 'day', figure };
}
