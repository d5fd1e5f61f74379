import type { Day } from '#core/calendar/date.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { LastComment } from '#core/goal/goal.ts';
import type { Plan } from '#core/plan/plan.ts';

export type NotedGoal = {
  readonly figures: Pick<GoalFigures, 'status' | 'statusRule' | 'distribution' | 'asOf'>;
  readonly lastComment: Pick<LastComment, 'at'> | null;
};

/**
 * Whether a plan asks for a note on a critical goal, and nobody has commented on it since its as-of period began. A status
 * set by hand has a note of its own.
 */
export function isNoteMissing(
  { redAsksNote }: Pick<Plan, 'redAsksNote'>,
  { figures, lastComment }: NotedGoal,
  dayOf: (instant: string) => Day | null,
): boolean {
  const { status, statusRule, distribution, asOf } = figures;
  if (!redAsksNote || status !== 'critical' || statusRule === 'setByHand') return false;
  if (distribution !== null || asOf === null) return false;
  const said = lastComment === null ? null : dayOf(lastComment.at);
  return said === null || said < asOf;
}
