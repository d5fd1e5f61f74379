import type { StatusDistribution } from '#core/goal/figures.ts';
import { countOf } from '#core/rollup/distribution.ts';
import { type Health, healthOf } from '#core/rollup/health.ts';
import type { View } from './viewOf.ts';

export type ViewCount = {
  readonly goals: number;
  readonly distribution: StatusDistribution;
  /** Null under a status filter: there it would repeat the choice. */
  readonly health: Health | null;
};

/** Counts what a view counts, and takes the health over the same goals. */
export function viewCount({ criteria, distribution }: Pick<View, 'criteria' | 'distribution'>): ViewCount {
  return {
    goals: countOf(distribution),
    distribution,
    health: criteria.statuses.length > 0 ? null : healthOf(distribution),
  };
}
