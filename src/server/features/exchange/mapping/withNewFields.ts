import type { ImportMapping } from '#contract/import.ts';
import { nameKey } from '#core/own/fieldsAfter.ts';
import { OWN_LIMITS } from '#core/own/ownField.ts';
import { PLAN_TABLES } from '#server/features/exchange/columns/planTables.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import { columnOf, type Table } from '#server/features/exchange/tables/table.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import { guessOwnKind } from './guessOwnKind.ts';

type Asked = NonNullable<ImportMapping['own_fields']>[number];

/** The tables with a description of the own fields that a mapping makes of columns, as an export would have it. */
export function withNewFields(reading: Reading, asked: readonly Asked[] = []): Reading {
  const described = asked.flatMap((field) => describedBy(field, reading.tables) ?? []);
  return described.length === 0 ? reading : { ...reading, planTables: [...(reading.planTables ?? []), ...described] };
}

function describedBy({ name, kind: said }: Asked, tables: readonly Table[]): Table | null {
  for (const table of tables) {
    const at = table.header.findIndex((heading) => nameKey(heading) === nameKey(name));
    if (at < 0) continue;
    const cells = Array.from(columnOf(table.rows, at), (cell) => cell.trim());
    const { kind, unit } = said === undefined ? guessOwnKind(cells, table) : { kind: said, unit: '' };
    const options = kind === 'choice' ? choicesIn(cells) : kind === 'choices' ? choicesIn(cells.flatMap(partsOf)) : [];
    return {
      file: table.file,
      headerLine: table.headerLine,
      header: [...PLAN_TABLES.ownFields.columns, 'unit'],
      rows: [{ line: table.headerLine, cells: [name, kind, options.join('\n'), unit] }],
      unreadable: [],
      notices: [],
      usualMark: table.usualMark,
      isOnlyNew: true,
    };
  }
  return null;
}

/** Each once, in the order of the rows. */
function choicesIn(cells: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const cell of cells) if (!isNoneInFile(cell) && !names.has(nameKey(cell))) names.set(nameKey(cell), cell);
  return [...names.values()].slice(0, OWN_LIMITS.options);
}

function partsOf(cell: string): string[] {
  return cell.split(cell.includes(';') ? /[\n;]/ : /[\n,]/).map((part) => part.trim());
}
