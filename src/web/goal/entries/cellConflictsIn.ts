import { readIsoDate } from '#core/calendar/date.ts';
import { conflictIn } from '#web/base/api/conflict.ts';
import type { Overtaken } from '#web/plan/waiting/submittedText.ts';
import { type CellKey, cellKeyOf } from './sheetCell.ts';

export type CellConflicts = {
  readonly version: number;
  readonly cells: ReadonlyMap<CellKey, number | null>;
  /** By goal and period, as `waitingId` names them. */
  readonly waiting: ReadonlyMap<string, Overtaken>;
  readonly hasOthers: boolean;
};

export function cellConflictsIn(error: unknown): CellConflicts | null {
  const conflict = conflictIn(error);
  if (conflict === null) return null;
  const cells = new Map<CellKey, number | null>();
  const waiting = new Map<string, Overtaken>();
  let hasOthers = false;
  for (const { entity, id, date, field, theirs } of conflict.conflicts) {
    const day = date === null ? null : readIsoDate(date);
    if (entity === 'entries' && day !== null && (field === 'target' || field === 'actual')) {
      cells.set(cellKeyOf({ goalId: id, date: day, figure: field }), typeof theirs === 'number' ? theirs : null);
    } else if (entity === 'waiting') {
      const isGone = field === null && theirs === null;
      const isAnswered = isGone || field === 'declined' || waiting.get(id) === 'answered';
      waiting.set(id, isAnswered ? 'answered' : 'enteredAnew');
    } else hasOthers = true;
  }
  return { version: conflict.version, cells, waiting, hasOthers };
}
