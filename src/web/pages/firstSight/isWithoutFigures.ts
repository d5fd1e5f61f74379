import type { StatusDistribution } from '#core/goal/figures.ts';
import { countOf, isMeasured } from '#core/rollup/distribution.ts';

/** Goals wait for figures of the year, and none has any. */
export function isWithoutFigures(distribution: StatusDistribution): boolean {
  return distribution.no_figures > 0 && reportedIn(distribution) === 0;
}

/** More goals wait for their first figure of the year than have one. */
export function mostAreWithoutFigures(distribution: StatusDistribution): boolean {
  return distribution.no_figures > reportedIn(distribution);
}

export function reportedIn(distribution: StatusDistribution): number {
  return distribution.no_target + countOf(distribution, isMeasured);
}
