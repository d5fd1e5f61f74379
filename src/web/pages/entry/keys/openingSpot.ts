import type { Day } from '#core/calendar/date.ts';
import { cellLockOf } from '#web/goal/entries/sheetLock.ts';
import type { Sheet, SheetGoal } from '#web/goal/entries/sheetModel.ts';
import type { Spot } from './selection.ts';

/**
 * Where work begins in a sheet: the first due actual, else the first enterable cell of the running period. Locked
 * cells are skipped where possible. `dueOf` is the first day of the period that a goal has to report; null for none.
 */
export function openingSpot({ lines, columns }: Sheet, dueOf: (of: SheetGoal) => Day | null): Spot {
  for (const [line, { of, figure }] of lines.entries()) {
    if (figure !== 'actual') continue;
    const due = of.lock === null ? dueOf(of) : null;
    const column = due === null ? -1 : columns.findIndex(({ start }) => start === due);
    const period = columns[column];
    if (period !== undefined && cellLockOf(of, figure, period) === null) return { line, column };
  }
  const column = Math.max(
    0,
    columns.findIndex(({ standing }) => standing === 'current'),
  );
  const current = columns[column];
  const open =
    current === undefined ? -1 : lines.findIndex(({ of, figure }) => cellLockOf(of, figure, current) === null);
  return { line: Math.max(0, open), column };
}
