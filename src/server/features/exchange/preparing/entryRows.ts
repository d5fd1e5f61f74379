import type { Sheet } from '#server/features/exchange/preparing/base/sheet.ts';
import type { KnownSheet } from '#server/features/exchange/preparing/base/sheets.ts';
import { EntryColumns, type RowsByGoal } from './entryColumns.ts';
import { readEntryFigures, readGoalKey } from './entryRow.ts';
import type { FigureColumns } from './figureColumns.ts';

export type EntryRows = {
  readonly byGoal: RowsByGoal;
  /** What they say, without where they stand. */
  readonly figures: FigureColumns;
  /** All rows of the tables, those that cannot be read among them. */
  readonly read: number;
};

/** Reads the rows of all entries tables. */
export function readEntryRows(known: readonly KnownSheet[]): EntryRows {
  const sheets = known.flatMap(({ kind, sheet }) => (kind === 'entries' ? [sheet] : []));
  const rows = sheets.reduce((sum, { table }) => sum + table.rows.length, 0);
  const unreadable = sheets.reduce((sum, { table }) => sum + table.unreadable.length, 0);
  const byGoal = new EntryColumns(sheets);
  for (const [index, sheet] of sheets.entries()) readSheet(sheet, { index, byGoal });
  return { byGoal, figures: byGoal.figures, read: rows + unreadable };
}

function readSheet(sheet: Sheet, { index, byGoal }: { readonly index: number; readonly byGoal: EntryColumns }): void {
  const numberAt = sheet.columns.at.get('goal_number') ?? -1;
  // A number that is read without a finding says the same each time it comes.
  const known = new Map<string, number>();
  let at = -1;
  for (const row of sheet.table.rows) {
    at += 1;
    const cell = row.cells[numberAt] ?? '';
    let goal = known.get(cell);
    if (goal === undefined) {
      const found = sheet.findings.count;
      const key = readGoalKey(sheet, row);
      if (key === null) continue;
      goal = byGoal.figures.goalOf(key);
      if (sheet.findings.count === found) known.set(cell, goal);
    }
    const figures = readEntryFigures(sheet, row);
    if (figures !== null) byGoal.put({ goal, sheet: index, row: at }, figures);
  }
}
