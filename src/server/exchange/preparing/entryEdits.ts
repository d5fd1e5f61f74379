import type { EntryCounts } from '#contract/import.ts';
import { periodEndOf, periodStartOf } from '#core/calendar/period.ts';
import { overlaps } from '#core/calendar/span.ts';
import { isRollupType } from '#core/rollup/rollupType.ts';
import type { Cell } from '#server/store/edit.ts';
import { cellsOf, entriesByDay } from './entryCells.ts';
import { type EntryRow, placeIn } from './entryRow.ts';
import type { EntryRows } from './entryRows.ts';
import type { FindingCode } from './findings.ts';
import type { BookedGoal } from './goalBook.ts';
import type { GoalSurroundings } from './goalState.ts';

export type EntryEdits = {
  /** By the shown number of the goal; only what changes. */
  readonly cells: ReadonlyMap<string, readonly Cell[]>;
  readonly counts: EntryCounts;
};

/** What the rows of the entries tables write, goal by goal, and how many do what. */
export function entryEditsOf(
  entries: EntryRows,
  book: { readonly goals: ReadonlyMap<string, BookedGoal>; readonly refused: ReadonlySet<string> },
  around: GoalSurroundings,
): EntryEdits {
  const cells = new Map<string, readonly Cell[]>();
  const counts = { read: entries.read, add: 0, change: 0, same: 0, empty: 0, refused: 0 };
  const parents = new Set([...book.goals.values()].map(({ after }) => after.parentId));
  for (const [key, rows] of entries.byGoal) {
    const goal = book.goals.get(key);
    if (goal === undefined) {
      const reason = `there is no goal ${key}, in the files or in the plan`;
      refuse(rows, around, book.refused.has(key) ? ['goalRefused', `goal ${key} stays out`] : ['goalMissing', reason]);
    } else if (isRollupType(goal.after.rollup) && parents.has(goal.after.id)) {
      refuse(rows, around, ['goalComputed', `${key} is computed from its children`]);
    } else {
      const outcome = outcomeOf(rows, goal, around);
      if (outcome.cells.length > 0) cells.set(key, outcome.cells);
      for (const kind of ['add', 'change', 'same', 'empty'] as const) counts[kind] += outcome.rows[kind];
    }
  }
  // Whatever was read and does nothing else stays out: rows without a goal, a date, or a figure that can be taken.
  counts.refused = counts.read - counts.add - counts.change - counts.same - counts.empty;
  return { cells, counts };
}

function outcomeOf(rows: readonly EntryRow[], { after }: BookedGoal, { state, findings }: GoalSurroundings) {
  const frequency = after.trackingFrequency;
  for (const row of rows) {
    const start = periodStartOf(row.day, frequency, state.plan);
    if (overlaps(after.span, { start, end: periodEndOf(start, frequency) })) continue;
    if ((row.target ?? null) === null && (row.actual ?? null) === null) continue;
    findings.add('outsideWindow', placeIn(row, 'date'), { value: row.dateText, reason: row.goalKey });
  }
  const before = state.series.get(after.id) ?? null;
  const stored = entriesByDay(before);
  for (const row of rows) {
    // One that the plan holds as 0 already is no news.
    const isNew = row.target === 0 && stored.get(periodStartOf(row.day, frequency, state.plan))?.target !== 0;
    if (isNew) findings.add('zeroTargets', placeIn(row, 'target'), { value: '0', reason: row.goalKey });
  }
  return cellsOf(rows, { frequency, calendar: state.plan, before, findings });
}

function refuse(
  rows: readonly EntryRow[],
  { findings }: GoalSurroundings,
  [code, reason]: readonly [FindingCode, string],
): void {
  for (const row of rows) findings.add(code, placeIn(row, 'goal_number'), { value: row.goalKey, reason });
}
