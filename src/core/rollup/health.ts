import type { StatusDistribution } from '#core/goal/figures.ts';
import { STATUSES } from '#core/goal/status.ts';
import { countOf, HEALTH_OF_STATUS, isMeasured } from './distribution.ts';

/** The least mean of the green and of the yellow band, 0 to 100. */
export const GREEN_FROM = 75;
export const YELLOW_FROM = 50;

export type HealthBand = 'green' | 'yellow' | 'red';

export type Health = {
  /** The mean, 0 to 100, not rounded. Null where none is measured: "no data". */
  readonly score: number | null;
  /** By the mean as it is, so that 74.9 is yellow though it may read 75. Null without a score. */
  readonly band: HealthBand | null;
  readonly measured: number;
  readonly distribution: StatusDistribution;
};

/** The health of goals by their statuses: achieved and on target 100, off target 50, critical 0, others left out. */
export function healthOf(distribution: StatusDistribution): Health {
  const measured = countOf(distribution, isMeasured);
  if (measured === 0) return { score: null, band: null, measured, distribution };
  const points = STATUSES.reduce((sum, status) => sum + distribution[status] * (HEALTH_OF_STATUS[status] ?? 0), 0);
  const score = points / measured;
  return { score, band: bandOf(score), measured, distribution };
}

function bandOf(score: number): HealthBand {
  if (score >= GREEN_FROM) return 'green';
  return score >= YELLOW_FROM ? 'yellow' : 'red';
}
