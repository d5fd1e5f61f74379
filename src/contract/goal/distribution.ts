import type { StatusDistribution } from '#core/goal/figures.ts';
import { STATUSES } from '#core/goal/status.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import type { ReadWireGoal, WireGoal } from './wireGoal.ts';

type WireDistribution = Pick<WireGoal, 'distribution' | 'not_judged'>;

/** The counts of a container by status code; null for none. */
export function encodeDistribution(distribution: StatusDistribution | null): WireDistribution {
  if (distribution === null) return { distribution: null, not_judged: null };
  const { no_figures, no_target, ...byStatus } = distribution;
  const not_started = byStatus.not_started + no_figures + no_target;
  return { distribution: { ...byStatus, not_started }, not_judged: { no_figures, no_target } };
}

/** The inverse of `encodeDistribution`. */
export function decodeDistribution({
  distribution,
  not_judged: unjudged,
}: Pick<ReadWireGoal, 'distribution' | 'not_judged'>): StatusDistribution | null {
  if (distribution === null) return null;
  const counts = { ...NO_GOALS, ...unjudged };
  for (const status of STATUSES) counts[status] = distribution[status];
  counts.not_started -= counts.no_figures + counts.no_target;
  return counts;
}
