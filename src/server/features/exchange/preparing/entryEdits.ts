import type { FoundReason } from '#contract/foundReason.ts';
import type { EntryCounts } from '#contract/import.ts';
import { periodStartOf } from '#core/calendar/period.ts';
import { shownFormula } from '#core/formula/shownFormula.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { EMPTY_SERIES, indexOn, valueAt } from '#core/goal/series.ts';
import type { FindingCode } from '#server/features/exchange/preparing/base/findings.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import { because } from '#server/features/exchange/values/because.ts';
import type { Cell, Cells, StoredGoal } from '#server/store/rows/edit.ts';
import { outcomeOf } from './entryCells.ts';
import { type EntryRow, placeIn } from './entryRow.ts';
import type { EntryRows } from './entryRows.ts';
import type { FigureColumns } from './figureColumns.ts';
import type { BookedGoal } from './goalBook.ts';
import { groupsIn } from './implausibleEntries.ts';
import { cellsOf, type PeriodSetting } from './periodCells.ts';

export type EntryEdits = {
  /** By the shown number of the goal; only what changes. */
  readonly cells: ReadonlyMap<string, Cells>;
  readonly counts: EntryCounts;
};

/** What the rows of the entries tables write, goal by goal, and how many do what. */
export function entryEditsOf(
  entries: EntryRows,
  book: {
    readonly goals: ReadonlyMap<string, BookedGoal>;
    readonly refused: ReadonlySet<string>;
    /** Also figures of goals that are computed from others, which count once they are not any more. */
    readonly takesComputed: boolean;
  },
  around: Surroundings,
): EntryEdits {
  const cells = new Map<string, Cells>();
  const counts = { read: entries.read, add: 0, change: 0, same: 0, empty: 0, refused: 0 };
  const { state } = around;
  const { today } = around.moment;
  const isGroup = groupsIn(state);
  const parents = new Set([...book.goals.values()].map(({ after }) => after.parentId));
  for (const [key, rows] of entries.byGoal) {
    const goal = book.goals.get(key);
    if (goal === undefined) {
      const reason = because('no_such_goal', key);
      refuse(rows, around, book.refused.has(key) ? ['goalRefused', because('goal_out', key)] : ['goalMissing', reason]);
    } else if (!book.takesComputed && statesOther(rows, goal, { state, isComputed: ofMilestones })) {
      refuse(rows, around, ['goalByMilestones', because('goal_by_milestones', key)]);
    } else if (!book.takesComputed && statesOther(rows, goal, { state, isComputed: ofFormulas })) {
      refuse(rows, around, ['goalByFormula', because('goal_by_formula', key, formulaIn(goal, book))]);
    } else if (!book.takesComputed && isRolledUp(goal) && parents.has(goal.after.id)) {
      refuse(rows, around, ['goalComputed', because('goal_computed', key)]);
    } else {
      const before = state.series.get(goal.after.id) ?? null;
      const setting = { goal: goal.after, calendar: state.plan, before };
      const outcome = outcomeOf(rows, { ...setting, booked: goal, isGroup: isGroup(goal), today }, around.findings);
      if (outcome.cells > 0) cells.set(key, new CellsOfGoal(outcome.cells, { figures: entries.figures, key }, setting));
      for (const kind of ['add', 'change', 'same', 'empty'] as const) counts[kind] += outcome.rows[kind];
    }
  }
  // Whatever was read and does nothing else stays out: rows without a goal, a date, or a figure that can be taken.
  counts.refused = counts.read - counts.add - counts.change - counts.same - counts.empty;
  return { cells, counts };
}

/**
 * Worked out again whenever they are gone through: the cells of five million rows would not fit beside the rows. Holds
 * on to what the rows say alone, for the change is written when the rest of the import is long gone.
 */
class CellsOfGoal implements Cells {
  readonly length: number;
  readonly #figures: FigureColumns;
  readonly #key: string;
  readonly #setting: PeriodSetting;

  constructor(length: number, from: { readonly figures: FigureColumns; readonly key: string }, setting: PeriodSetting) {
    this.length = length;
    this.#figures = from.figures;
    this.#key = from.key;
    this.#setting = setting;
  }

  [Symbol.iterator](): Iterator<Cell> {
    return cellsOf(this.#figures.of(this.#key), this.#setting)[Symbol.iterator]();
  }
}

function isRolledUp({ after }: BookedGoal): boolean {
  return after.actualFormula === null && !after.isByMilestones && isRollupType(after.rollup);
}

type ComputedColumns = (goal: StoredGoal) => { readonly actual: boolean; readonly target: boolean };

const ofFormulas: ComputedColumns = ({ actualFormula, targetFormula }) => ({
  actual: actualFormula !== null,
  target: targetFormula !== null,
});

const ofMilestones: ComputedColumns = ({ isByMilestones }) => ({ actual: isByMilestones, target: isByMilestones });

/** Whether rows give a figure that is computed another value than what is kept underneath. */
function statesOther(
  rows: readonly EntryRow[],
  { after }: BookedGoal,
  { state: { plan, series }, isComputed }: { readonly state: PlanState; readonly isComputed: ComputedColumns },
): boolean {
  const computed = isComputed(after);
  if (!computed.actual && !computed.target) return false;
  const stored = series.get(after.id) ?? EMPTY_SERIES;
  return rows.some(({ day, target, actual }) => {
    const index = indexOn(periodStartOf(day, after.trackingFrequency, plan), stored);
    const isOther = (said: number | null | undefined, column: Float64Array) =>
      typeof said === 'number' && said !== valueAt(column, index);
    return (computed.actual && isOther(actual, stored.actuals)) || (computed.target && isOther(target, stored.targets));
  });
}

function formulaIn(
  { after: { actualFormula, targetFormula } }: BookedGoal,
  { goals }: { readonly goals: ReadonlyMap<string, BookedGoal> },
): string {
  const numbers = new Map(Array.from(goals.values(), ({ after }) => [after.id, after.number]));
  return shownFormula(actualFormula ?? targetFormula, (id) => numbers.get(id));
}

function refuse(
  rows: readonly EntryRow[],
  { findings }: Surroundings,
  [code, reason]: readonly [FindingCode, FoundReason],
): void {
  for (const row of rows) findings.add(code, placeIn(row, 'goal_number'), { value: row.goalKey, reason });
}
