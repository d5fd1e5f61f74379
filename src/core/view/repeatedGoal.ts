import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { isRollupType } from '#core/goal/rollupType.ts';

export type Repeating = Pick<Goal, 'id' | 'parentId' | 'rollup'> & {
  readonly figures: Pick<GoalFigures, 'status' | 'attainment' | 'distribution' | 'inFiscalYear'>;
};

/** Which goal below it a parent repeats: its only one, or its lowest or highest. */
export type Repeated = { readonly id: string; readonly why: 'only' | 'lowest' | 'highest' };

/**
 * The goal below it that a parent computed from its children does no more than repeat: with the same status and
 * attainment, the only one that feeds it or the one that is lowest or highest. Null where it says something of its own,
 * and for a group, which has no figures (decision 177).
 */
export function repeatedGoal(parent: Repeating, children: readonly Repeating[]): Repeated | null {
  const { rollup, figures } = parent;
  if (!isRollupType(rollup) || figures.attainment === null || figures.distribution !== null) return null;
  const feeding = children.filter((child) => child.rollup !== 'none' && child.figures.inFiscalYear);
  const same = feeding.find(
    (child) => child.figures.status === figures.status && child.figures.attainment === figures.attainment,
  );
  if (same === undefined) return null;
  if (feeding.length === 1) return { id: same.id, why: 'only' };
  return rollup === 'lowest' || rollup === 'highest' ? { id: same.id, why: rollup } : null;
}
