import type { StatusDistribution } from '#core/goal/figures.ts';
import { countOf, isMeasured } from '#core/rollup/distribution.ts';

export function isWithoutFigures(distribution: StatusDistribution): boolean {
  return distribution.no_figures > 0 && distribution.no_target === 0 && countOf(distribution, isMeasured) === 0;
}
