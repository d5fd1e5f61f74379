import type { GoalFigures, StatusDistribution } from '#core/goal/figures.ts';
import { countOf, isMeasured } from '#core/rollup/distribution.ts';

/** Goals wait for figures of the year, and none has any. */
export function isWithoutFigures(distribution: StatusDistribution): boolean {
  return distribution.no_figures > 0 && reportedIn(distribution) === 0;
}

/** A group that shows how its goals went, for none has a figure of the year. */
export function showsCourse({ statusRule, distribution }: Pick<GoalFigures, 'statusRule' | 'distribution'>): boolean {
  return statusRule === 'container' && distribution !== null && isWithoutFigures(distribution);
}

/** More goals wait for their first figure of the year than have one. */
export function mostAreWithoutFigures(distribution: StatusDistribution): boolean {
  return distribution.no_figures > reportedIn(distribution);
}

export function reportedIn(distribution: StatusDistribution): number {
  return distribution.no_target + countOf(distribution, isMeasured);
}
