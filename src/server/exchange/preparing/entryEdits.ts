import type { EntryCounts } from '#contract/import.ts';
import { isRollupType } from '#core/rollup/rollupType.ts';
import type { Cell, Cells, StoredGoal } from '#server/store/edit.ts';
import { cellsOf } from './entryCells.ts';
import { type EntryRow, placeIn } from './entryRow.ts';
import type { EntryRows } from './entryRows.ts';
import { type FindingCode, NO_FINDINGS } from './findings.ts';
import type { BookedGoal } from './goalBook.ts';
import type { GoalSurroundings } from './goalState.ts';

export type EntryEdits = {
  /** By the shown number of the goal; only what changes. */
  readonly cells: ReadonlyMap<string, Cells>;
  readonly counts: EntryCounts;
};

/** What the rows of the entries tables write, goal by goal, and how many do what. */
export function entryEditsOf(
  entries: EntryRows,
  book: { readonly goals: ReadonlyMap<string, BookedGoal>; readonly refused: ReadonlySet<string> },
  around: GoalSurroundings,
): EntryEdits {
  const cells = new Map<string, Cells>();
  const counts = { read: entries.read, add: 0, change: 0, same: 0, empty: 0, refused: 0 };
  const again = { state: around.state, findings: NO_FINDINGS };
  const parents = new Set([...book.goals.values()].map(({ after }) => after.parentId));
  for (const [key, rows] of entries.byGoal) {
    const goal = book.goals.get(key);
    if (goal === undefined) {
      const reason = `there is no goal ${key}, in the files or in the plan`;
      refuse(rows, around, book.refused.has(key) ? ['goalRefused', `goal ${key} stays out`] : ['goalMissing', reason]);
    } else if (isRollupType(goal.after.rollup) && parents.has(goal.after.id)) {
      refuse(rows, around, ['goalComputed', `${key} is computed from its children`]);
    } else {
      const outcome = outcomeOf(rows, goal.after, around);
      if (outcome.cells.length > 0) cells.set(key, new CellsOfGoal(outcome.cells.length, cellsAgain(key, goal.after)));
      for (const kind of ['add', 'change', 'same', 'empty'] as const) counts[kind] += outcome.rows[kind];
    }
  }
  // Whatever was read and does nothing else stays out: rows without a goal, a date, or a figure that can be taken.
  counts.refused = counts.read - counts.add - counts.change - counts.same - counts.empty;
  return { cells, counts };

  /** Holds on to nothing else of the import: the change is written when that is long gone. */
  function cellsAgain(key: string, goal: StoredGoal): () => readonly Cell[] {
    return () => outcomeOf(entries.byGoal.get(key) ?? [], goal, again).cells;
  }
}

/** Worked out again whenever they are gone through: the cells of five million rows would not fit beside the rows. */
class CellsOfGoal implements Cells {
  readonly length: number;
  readonly #make: () => readonly Cell[];

  constructor(length: number, make: () => readonly Cell[]) {
    this.length = length;
    this.#make = make;
  }

  [Symbol.iterator](): Iterator<Cell> {
    return this.#make()[Symbol.iterator]();
  }
}

function outcomeOf(
  rows: readonly EntryRow[],
  goal: StoredGoal,
  { state, findings }: Pick<GoalSurroundings, 'state' | 'findings'>,
) {
  const before = state.series.get(goal.id) ?? null;
  return cellsOf(rows, { goal, calendar: state.plan, before, findings });
}

function refuse(
  rows: readonly EntryRow[],
  { findings }: GoalSurroundings,
  [code, reason]: readonly [FindingCode, string],
): void {
  for (const row of rows) findings.add(code, placeIn(row, 'goal_number'), { value: row.goalKey, reason });
}
