import type { Goal } from './goal.ts';
import { readFigure } from './readFigure.ts';
import type { ValueRollup } from './rollupType.ts';
import { firstFigure, type Series } from './series.ts';

/**
 * Where the figures of a goal come from: its own entries (single), its milestones, the statuses and percents of its
 * children (container), the mean of their percents (percentMean), or their entries, combined period by period in one of
 * four ways.
 */
export type GoalKind = 'single' | 'milestones' | 'container' | 'percentMean' | ValueRollup;

/**
 * Without children a goal is single, whatever it says. Type percent and any end-of-year-100% roll-up parent take the
 * mean of the children's percents (rule 3.12). A container has no entries, target or roll-up of its
 * own (rule 1.3). A goal whose actual is computed by formula is single too, and one that is measured by its milestones
 * has nothing from its children. `stored` holds the entries saved with the goal.
 */
export function goalKindOf(goal: Goal, stored: Series, hasChildren: boolean): GoalKind {
  if (goal.isByMilestones) return 'milestones';
  if (!hasChildren || goal.actualFormula !== null) return 'single';
  switch (goal.rollup) {
    case 'percent':
      return 'percentMean';
    case 'sum':
    case 'average':
    case 'highest':
    case 'lowest':
      return goal.isEndOfYear100 ? 'percentMean' : goal.rollup;
    case 'feeds':
    case 'none':
    case null:
      return goal.targetFormula !== null || hasOwnTarget(goal) || hasEntries(stored) ? 'single' : 'container';
  }
}

/** Whether a goal of this kind combines its children’s entries period by period (types 2 to 5). */
export function isValueRollup(kind: GoalKind): kind is ValueRollup {
  return kind === 'sum' || kind === 'average' || kind === 'highest' || kind === 'lowest';
}

/** Whether a goal of this kind is computed from its children's figures, its entries so read-only. */
export function isRollupParent(kind: GoalKind): boolean {
  return kind === 'percentMean' || isValueRollup(kind);
}

/** What all figures of a goal are computed from, so that none can be entered. */
export type ComputedFrom = 'children' | 'milestones';

/** See ComputedFrom; null where figures are entered, or computed by formula. */
export function computedFromOf(kind: GoalKind): ComputedFrom | null {
  if (kind === 'milestones') return 'milestones';
  return isRollupParent(kind) ? 'children' : null;
}

/** Whether a goal's actuals are computed, from its children, its milestones or by formula, and so cannot be entered. */
export function isActualComputed({ actualFormula }: Pick<Goal, 'actualFormula'>, kind: GoalKind): boolean {
  return actualFormula !== null || computedFromOf(kind) !== null;
}

function hasOwnTarget({ allTarget, targetsByYear }: Goal): boolean {
  return readFigure(allTarget) !== null || [...targetsByYear.values()].some((target) => readFigure(target) !== null);
}

function hasEntries({ days, targets, actuals }: Series): boolean {
  return firstFigure(actuals, 0, days.length) >= 0 || firstFigure(targets, 0, days.length) >= 0;
}
