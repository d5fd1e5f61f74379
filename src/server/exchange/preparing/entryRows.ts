import type { EntryRow } from './entryRow.ts';
import { readEntryRow } from './entryRow.ts';
import type { KnownSheet } from './sheets.ts';

export type EntryRows = {
  /** By the shown number of their goal. */
  readonly byGoal: ReadonlyMap<string, readonly EntryRow[]>;
  /** All rows of the tables, those that cannot be read among them. */
  readonly read: number;
};

/** Reads the rows of all entries tables. */
export function readEntryRows(sheets: readonly KnownSheet[]): EntryRows {
  const byGoal = new Map<string, EntryRow[]>();
  let read = 0;
  for (const { kind, sheet } of sheets) {
    if (kind !== 'entries') continue;
    read += sheet.table.rows.length + sheet.table.unreadable.length;
    for (const row of sheet.table.rows) {
      const entry = readEntryRow(sheet, row);
      if (entry === null) continue;
      const ofGoal = byGoal.get(entry.goalKey);
      if (ofGoal) ofGoal.push(entry);
      else byGoal.set(entry.goalKey, [entry]);
    }
  }
  return { byGoal, read };
}
