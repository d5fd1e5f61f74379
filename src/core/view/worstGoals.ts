import type { GoalFigures } from '#core/goal/figures.ts';

export const MOST_NAMED = 10;

type Judged = { readonly figures: Pick<GoalFigures, 'status' | 'attainment'> };

/**
 * Of the goals that are critical or off target those furthest from their targets, the worst first: critical before off
 * target, for a status may be set by hand; within a status by attainment, which is comparable whatever the unit and
 * direction. What has no attainment stands last in its status (decision 0133).
 */
export function worstGoals<G extends Judged>(goals: readonly G[], most = MOST_NAMED): readonly G[] {
  return goals.filter(needsAttention).toSorted(worstFirst).slice(0, most);
}

/** Whether a goal is measured and not where it should be. */
export function needsAttention({ figures: { status } }: Judged): boolean {
  return status === 'critical' || status === 'off_target';
}

/** Critical, then off target, then all others; within each the furthest from its target first (decision 177). */
export function worstFirst({ figures: one }: Judged, { figures: other }: Judged): number {
  const order = rankOf(one.status) - rankOf(other.status);
  if (order !== 0) return order;
  return (one.attainment ?? Number.MAX_VALUE) - (other.attainment ?? Number.MAX_VALUE);
}

function rankOf(status: Judged['figures']['status']): number {
  return status === 'critical' ? 0 : status === 'off_target' ? 1 : 2;
}
