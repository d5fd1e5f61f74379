import { type Expression, type FormulaColumn, type Reference, referencesIn } from '#core/formula/expression.ts';
import { readFormula } from '#core/formula/parseFormula.ts';
import type { Goal } from '#core/goal/goal.ts';

export type GoalFormula = {
  /** Null where what is stored cannot be read: it gives no figures. */
  readonly expression: Expression | null;
  readonly references: readonly Reference[];
};

type FormulaGoal = Pick<Goal, 'actualFormula' | 'targetFormula'>;

type Read = { actual: GoalFormula | null; target: GoalFormula | null };

/** Read once for each goal as it stands. */
const known = new WeakMap<FormulaGoal, Read>();

/** The formula of a goal's actual or target, read; null where it has none. */
export function formulaOf(goal: FormulaGoal, column: FormulaColumn): GoalFormula | null {
  if (goal.actualFormula === null && goal.targetFormula === null) return null;
  const before = known.get(goal);
  if (before !== undefined) return before[column];
  const read = { actual: readText(goal.actualFormula), target: readText(goal.targetFormula) };
  known.set(goal, read);
  return read[column];
}

/** What the formulas of a goal name. */
export function referencesOf(goal: FormulaGoal): readonly Reference[] {
  return [...(formulaOf(goal, 'actual')?.references ?? []), ...(formulaOf(goal, 'target')?.references ?? [])];
}

function readText(text: string | null): GoalFormula | null {
  if (text === null) return null;
  const read = readFormula(text, () => []);
  if (read.problem !== null) return { expression: null, references: [] };
  return { expression: read.expression, references: referencesIn(read.expression) };
}
