import { conflictDetailsSchema } from '#contract/entryCells.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { type CellKey, cellKeyOf } from './sheetCell.ts';

/** What somebody else has set since, by cell. */
export type CellConflicts = {
  readonly version: number;
  readonly cells: ReadonlyMap<CellKey, number | null>;
  /** Something that is not a cell was changed, too. */
  readonly hasOthers: boolean;
};

/** The cells named in the details of a 409 (`changed_meanwhile`); null where they name none. */
export function conflictsIn(details: unknown): CellConflicts | null {
  const read = conflictDetailsSchema.safeParse(details);
  if (!read.success) return null;
  const cells = new Map<CellKey, number | null>();
  for (const { entity, id, date, field, theirs } of read.data.conflicts) {
    const day = date === null ? null : readIsoDate(date);
    if (entity !== 'entries' || day === null || (field !== 'target' && field !== 'actual')) continue;
    cells.set(cellKeyOf({ goalId: id, date: day, figure: field }), typeof theirs === 'number' ? theirs : null);
  }
  return { version: read.data.version, cells, hasOthers: cells.size < read.data.conflicts.length };
}
