import type { StatusDistribution } from '#core/goal/figures.ts';
import { healthOf } from '#core/rollup/health.ts';

/** Why a container has its status: the health of the measured goals below it (rule 3.10). */
export function containerReason(distribution: StatusDistribution): string {
  const { score, measured } = healthOf(distribution);
  if (score === null) return 'None of the goals below it has figures yet.';
  const goals = measured === 1 ? 'The measured goal' : `The ${measured} measured goals`;
  return `${goals} below it ${measured === 1 ? 'has' : 'have'} a health of ${Math.round(score)} out of 100.`;
}
