import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Place } from '#server/features/exchange/preparing/base/findings.ts';
import type { Sheet } from '#server/features/exchange/preparing/base/sheet.ts';
import type { KnownSheet } from '#server/features/exchange/preparing/base/sheets.ts';
import type { TableRow, TableRows } from '#server/features/exchange/tables/table.ts';

/** A row of a file, and the goal it speaks of by its shown number. */
export type FoundRow = {
  readonly kind: KnownSheet['kind'];
  readonly sheet: Sheet;
  readonly row: TableRow;
  /** Empty where it has none. */
  readonly key: string;
  /** As it stands; empty where it has none. */
  readonly title: string;
};

/** Finds the rows that findings speak of. */
export function createRowFinder(sheets: readonly KnownSheet[]): (place: Place) => FoundRow | null {
  const byFile = new Map<string, { readonly known: KnownSheet; readonly rows: Map<number, TableRow[]> }[]>();
  for (const known of sheets) {
    const { table } = known.sheet;
    byFile.set(table.file, [...(byFile.get(table.file) ?? []), { known, rows: rowsByLine(table.rows) }]);
  }
  return ({ file, line, column = null }) => {
    if (line === null) return null;
    const ofFile = byFile.get(file) ?? [];
    // Of a long table a line is a row of both its parts: that of the column is spoken of.
    const ofColumn = ofFile.filter(({ known }) => column !== null && known.sheet.columns.at.has(column));
    for (const { known, rows } of [...ofColumn, ...ofFile]) {
      const found = rows.get(line) ?? [];
      // Of a wide sheet one line is many rows, each under its heading.
      const row = found.find(({ heading }) => heading !== undefined && heading === column) ?? plainRow(found);
      if (row !== undefined) return foundRow(known, row);
    }
    return null;
  };
}

function plainRow(rows: readonly TableRow[]): TableRow | undefined {
  return rows.find(({ heading }) => heading === undefined);
}

function rowsByLine(rows: TableRows): Map<number, TableRow[]> {
  const lines = new Map<number, TableRow[]>();
  for (const row of rows) {
    const ofLine = lines.get(row.line);
    if (ofLine) ofLine.push(row);
    else lines.set(row.line, [row]);
  }
  return lines;
}

function foundRow({ kind, sheet }: KnownSheet, row: TableRow): FoundRow {
  const cell = (column: string) => (row.cells[sheet.columns.at.get(column) ?? -1] ?? '').trim();
  const number = cell(kind === 'goals' ? 'number' : 'goal_number');
  return { kind, sheet, row, key: shownNumber(number), title: kind === 'goals' ? cell('title') : '' };
}
