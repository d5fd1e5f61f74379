import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { isMeasured } from './distribution.ts';
import { type FigureLookup, knownGoalOf } from './figureLookup.ts';
import { leftOutReasonOf } from './leftOut.ts';
import { areAlike, averagesPercents, sumOfWeights } from './weightedMean.ts';

export type WeightShare = { readonly goal: Goal; readonly weight: number; readonly of: number };

/** With what weight of which sum each child counts in the mean of a parent; none where all weigh the same. */
export function weightSharesOf(node: GoalNode, year: FiscalYear, book: FigureLookup): WeightShare[] {
  const parent = knownGoalOf(node, book);
  if (!averagesPercents(parent.kind, node.goal)) return [];
  const counted = node.children.filter((child) => {
    const figures = book.figuresOf(child, year);
    if (parent.kind === 'container') {
      return figures.inFiscalYear && isMeasured(figures.status) && figures.percentComplete !== null;
    }
    return leftOutReasonOf(parent, knownGoalOf(child, book), figures) === null;
  });
  const weights = counted.map(({ goal }) => goal.weight);
  if (areAlike(weights)) return [];
  const of = sumOfWeights(weights);
  return counted.map(({ goal }) => ({ goal, weight: goal.weight, of }));
}
