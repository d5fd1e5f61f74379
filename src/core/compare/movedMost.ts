import type { TargetDirection } from '#core/goal/goal.ts';

/** How far a goal was on two days: its attainment of the target to date, 1 is met; null: none. */
export type Movement = { readonly from: number | null; readonly to: number | null };

/**
 * Those that moved most against their target to date, the farthest first, up or down; of equally far ones in their
 * order. Sums of actuals only grow, and percents complete with them: they would rank by time. What reads the same
 * percent on both days did not move.
 */
export function movedMost<Moved extends Movement>(goals: readonly Moved[], most: number): readonly Moved[] {
  return goals
    .flatMap((goal) => {
      const { from, to } = goal;
      if (from === null || to === null || percent(from) === percent(to)) return [];
      return [{ goal, distance: Math.abs(to - from) }];
    })
    .toSorted((one, other) => other.distance - one.distance)
    .slice(0, most)
    .map(({ goal }) => goal);
}

/** A value as a share of its target, as attainment counts it, for lines; null where there is nothing to count. */
export function shareOfTarget(
  { actual, target }: { readonly actual: number | null; readonly target: number | null },
  direction: TargetDirection,
): number | null {
  if (actual === null || target === null || target === 0) return null;
  const off = (actual - target) / Math.abs(target);
  if (direction === 'up') return 1 + off;
  return 1 - (direction === 'down' ? off : Math.abs(off));
}

function percent(share: number): number {
  return Math.round(share * 100);
}
