import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { isMeasured } from './distribution.ts';

type PercentFigures = Pick<GoalFigures, 'status' | 'percentComplete'>;

export type MeanCount = { readonly counted: number; readonly of: number };

/**
 * Of how many of the goals below it that run in the year the percent of a container, or of a roll-up of percents, is
 * the mean. What cannot be a child of a roll-up is not looked for: it is refused before it is saved.
 */
export function countInMean(
  { distribution }: Pick<GoalFigures, 'distribution'>,
  below: readonly { readonly rollup: Goal['rollup']; readonly figures: PercentFigures }[],
): MeanCount {
  const { length: counted } = below.filter(
    ({ rollup, figures: { status, percentComplete } }) =>
      percentComplete !== null && (distribution ? isMeasured(status) : rollup !== 'none' && status !== 'deferred'),
  );
  return { counted, of: below.length };
}
