import { readIsoDate } from '#core/calendar/date.ts';
import { conflictIn } from '#web/base/api/conflict.ts';
import { type CellKey, cellKeyOf } from './sheetCell.ts';

export type CellConflicts = {
  readonly version: number;
  readonly cells: ReadonlyMap<CellKey, number | null>;
  /** What was entered before waited for a yes, and was answered. */
  readonly isAnswered: boolean;
  readonly hasOthers: boolean;
};

export function cellConflictsIn(error: unknown): CellConflicts | null {
  const conflict = conflictIn(error);
  if (conflict === null) return null;
  const cells = new Map<CellKey, number | null>();
  for (const { entity, id, date, field, theirs } of conflict.conflicts) {
    const day = date === null ? null : readIsoDate(date);
    if (entity !== 'entries' || day === null || (field !== 'target' && field !== 'actual')) continue;
    cells.set(cellKeyOf({ goalId: id, date: day, figure: field }), typeof theirs === 'number' ? theirs : null);
  }
  const { length: answered } = conflict.conflicts.filter(({ entity }) => entity === 'waiting');
  const hasOthers = cells.size + answered < conflict.conflicts.length;
  return { version: conflict.version, cells, isAnswered: answered > 0, hasOthers };
}
