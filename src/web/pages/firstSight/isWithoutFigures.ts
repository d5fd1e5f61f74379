import type { StatusDistribution } from '#core/goal/figures.ts';
import { countOf, isMeasured } from '#core/rollup/distribution.ts';

/** Goals run in the year shown, and not one of them has a figure of it. */
export function isWithoutFigures(distribution: StatusDistribution): boolean {
  return distribution.no_figures > 0 && distribution.no_target === 0 && countOf(distribution, isMeasured) === 0;
}
