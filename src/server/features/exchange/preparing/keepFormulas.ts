import { type Expression, type FormulaColumn, referencesIn } from '#core/formula/expression.ts';
import { describeFormulaProblem } from '#core/formula/formulaProblem.ts';
import { keptText } from '#core/formula/formulaText.ts';
import { readFormula } from '#core/formula/parseFormula.ts';
import { goalKindOf } from '#core/goal/goalKind.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { hierarchyOf, replaceGoal } from '#core/goal/hierarchy.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { describeWayRound } from '#core/rollup/describeWayRound.ts';
import { brokenLinksOf, type LinkedTree, wayRound } from '#core/rollup/formulaLinks.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import { asGoal } from '#server/features/goals/editing/storedGoal.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import type { RowsByGoal } from './entryColumns.ts';
import type { BookedGoal } from './goalBook.ts';

const FIELDS = { actual: 'actualFormula', target: 'targetFormula' } as const;
const COLUMNS = { actual: 'actual_formula', target: 'target_formula' } as const;

/**
 * The formulas of a file, which name goals by number, as they are kept, by id. One that cannot be read, names a goal
 * that is nowhere or goes in a circle is left out: the goal keeps the one it had.
 */
export function keepFormulas(
  goals: ReadonlyMap<string, BookedGoal>,
  entries: RowsByGoal,
  around: Surroundings,
): ReadonlyMap<string, BookedGoal> {
  const stated = [...goals].filter(([, { row }]) => row !== null && isStated(row.cells));
  if (stated.length === 0) return goals;
  const ids = new Set([...goals.values()].map(({ after }) => after.id));
  const all = new Map(goals);
  for (const [key, booked] of stated) {
    let { after } = booked;
    for (const column of ['actual', 'target'] as const) {
      const field = FIELDS[column];
      const text = booked.row?.cells[field];
      if (typeof text !== 'string') continue;
      const read = readFormula(text, (number) => idsOf(goals, shownNumber(number)));
      const gone = read.problem === null ? goneOf(read.expression, ids) : null;
      const isKept = read.problem === null && (gone === null || keptText(read.expression) === booked.before?.[field]);
      if (isKept) after = { ...after, [field]: keptText(read.expression) };
      else {
        after = { ...after, [field]: booked.before?.[field] ?? null };
        const reason = read.problem === null ? `there is no goal ${gone}` : describeFormulaProblem(read.problem);
        list(booked, { column, text, reason }, around);
      }
    }
    all.set(key, { ...booked, after });
  }
  return withoutCircles(all, entries, around);
}

/** An archived goal with its formulas kept by id; one that cannot be read is none. */
export function withFormulasKept(goal: StoredGoal, idOf: (key: string) => string | null): StoredGoal {
  const kept = (text: string | null) => {
    if (text === null) return null;
    const read = readFormula(text, (number) => {
      const id = idOf(shownNumber(number));
      return id === null ? [] : [id];
    });
    return read.problem === null ? keptText(read.expression) : null;
  };
  const { actualFormula, targetFormula } = goal;
  if (actualFormula === null && targetFormula === null) return goal;
  return { ...goal, actualFormula: kept(actualFormula), targetFormula: kept(targetFormula) };
}

type Cells = NonNullable<BookedGoal['row']>['cells'];

function isStated({ actualFormula, targetFormula }: Cells): boolean {
  return typeof actualFormula === 'string' || typeof targetFormula === 'string';
}

function idsOf(goals: ReadonlyMap<string, BookedGoal>, key: string): string[] {
  const goal = goals.get(key);
  return goal === undefined ? [] : [goal.after.id];
}

function goneOf(expression: Expression, ids: ReadonlySet<string>): string | null {
  return referencesIn(expression).find(({ goalId }) => !ids.has(goalId))?.goalId ?? null;
}

/** The formula of the first row in each circle gives way, until there is none. */
function withoutCircles(
  goals: Map<string, BookedGoal>,
  entries: RowsByGoal,
  around: Surroundings,
): ReadonlyMap<string, BookedGoal> {
  const tree: LinkedTree = {
    nodes: hierarchyOf([...goals.values()].map(({ after }) => asGoal(after))).nodes,
    isContainer: ({ goal }) =>
      entries.get(shownNumber(goal.number)) === undefined &&
      goalKindOf(goal, around.state.series.get(goal.id) ?? EMPTY_SERIES, true) === 'container',
  };
  if (brokenLinksOf(tree).size === 0) return goals;
  for (const [key, booked] of goals) {
    const { row, before, after } = booked;
    if (row === null || !isStated(row.cells)) continue;
    const way = wayRound(after.id, tree);
    const node = tree.nodes.get(after.id);
    if (way === null || node === undefined) continue;
    const { actualFormula = null, targetFormula = null } = before ?? {};
    const kept = { ...after, actualFormula, targetFormula };
    goals.set(key, { ...booked, after: kept });
    replaceGoal(node, asGoal(kept));
    const column: FormulaColumn = typeof row.cells.actualFormula === 'string' ? 'actual' : 'target';
    list(booked, { column, text: row.cells[FIELDS[column]] ?? '', reason: describeWayRound(way) }, around);
  }
  return goals;
}

function list(
  { row }: BookedGoal,
  { column, text, reason }: { readonly column: FormulaColumn; readonly text: string; readonly reason: string },
  { findings }: Surroundings,
): void {
  if (row !== null) findings.add('formulaUnfit', { ...row.place, column: COLUMNS[column] }, { value: text, reason });
}
