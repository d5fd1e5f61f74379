import type { JudgedGoal } from './judgedGoal.ts';

/**
 * Whether attainment is told in shares of the way from a baseline: of a Current goal going up or down that has a
 * baseline of its own, or whose end target is less than a tenth of its baseline, 0 or of the other sign.
 */
export function isMeasuredByWay({ goal, figures }: Pick<JudgedGoal, 'goal' | 'figures'>): boolean {
  if (goal.aggregation !== 'current') return false;
  if (goal.baseline !== null && goal.targetDirection !== 'equal') return true;
  const { baseline, endTarget } = figures;
  if (baseline === null || endTarget === null || baseline === 0) return false;
  return endTarget / baseline < 0.1;
}
