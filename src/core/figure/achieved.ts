import type { Goal, TargetDirection } from '#core/goal/goal.ts';
import type { Series } from '#core/goal/series.ts';
import { compareFigures, readAlike } from './compareFigures.ts';
import type { Derivation } from './derivation.ts';
import type { Measurement } from './measure.ts';

export type Aim = Pick<Goal, 'aggregation' | 'targetDirection' | 'valueType' | 'isByMilestones'>;

/**
 * Whether the actual to date reaches the end target in a way that counts: at once, or else only after the window's
 * end with the last period reported (rule 3.8). It is asked anew each time: achieved is not sticky.
 */
export function isAchieved(aim: Aim, measured: Measurement, series: Series): boolean {
  const { actual, endTarget, reporting } = measured;
  // Stryker disable next-line ConditionalExpression: standingOf asks only where there is an actual; the types ask for it.
  if (actual === null || endTarget === null) return false;
  const isDecided = reporting.isEnded && reporting.isLastReported;
  if (!isDecided && !countsAtOnce(aim, endTarget.value, measured.worstEarlier)) return false;
  return reaches(aim.targetDirection, { actual, endTarget }, series);
}

/**
 * At once: Sum going up with an end target above 0, Current and Highest going up, Lowest going down, and Current going
 * down if an earlier actual was worse than the target. The rest may still lose it before the window ends; milestones of
 * which none is due by the end achieve nothing.
 */
export function countsAtOnce(aim: Aim, endTarget: number, worstEarlier: number | null): boolean {
  const { aggregation, targetDirection } = aim;
  switch (aggregation) {
    case 'sum':
      return targetDirection === 'up' && endTarget > 0;
    case 'highest':
      return targetDirection === 'up';
    case 'lowest':
      return targetDirection === 'down';
    // Stryker disable next-line StringLiteral: where no case holds nothing is answered, which counts as false.
    case 'average':
      return false;
    case 'current':
      return (
        // Stryker disable next-line ConditionalExpression: only of a goal going down is there a worst earlier actual.
        (targetDirection === 'up' && !isNothingDue(aim, endTarget)) ||
        (targetDirection === 'down' && worstEarlier !== null && worstEarlier > endTarget)
      );
  }
}

/** Whether a goal is measured by milestones of which none is due by the end. */
export function isNothingDue({ isByMilestones }: Pick<Goal, 'isByMilestones'>, endTarget: number): boolean {
  return isByMilestones && endTarget === 0;
}

/** Whether an actual is as good as a target; for equal, whether both read the same as they are shown. */
export function reaches(
  direction: TargetDirection,
  { actual, endTarget }: { readonly actual: Derivation; readonly endTarget: Derivation },
  series: Series,
): boolean {
  switch (direction) {
    case 'up':
      return compareFigures(actual, endTarget, series) >= 0;
    case 'down':
      return compareFigures(actual, endTarget, series) <= 0;
    case 'equal':
      return readAlike(actual, endTarget, series);
  }
}
