import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { isMeasured } from './distribution.ts';

type PercentFigures = Pick<GoalFigures, 'inFiscalYear' | 'status' | 'percentComplete'>;

/** Whether the percent of a goal counts in that of the container above it (readings, section 3, Containers). */
export function countsInContainer({ inFiscalYear, status, percentComplete }: PercentFigures): boolean {
  return inFiscalYear && isMeasured(status) && percentComplete !== null;
}

export type MeanCount = { readonly counted: number; readonly of: number };

/**
 * Of how many goals below it the percent of a container, or of a roll-up of percents, is the mean: of those that run
 * in the year, how many count. What cannot be a child of a roll-up is not looked for: it is refused before it is saved.
 */
export function countInMean(
  { distribution }: Pick<GoalFigures, 'distribution'>,
  below: readonly { readonly rollup: Goal['rollup']; readonly figures: PercentFigures }[],
): MeanCount {
  const ofYear = below.filter(({ figures }) => figures.inFiscalYear);
  const counted = ofYear.filter(({ rollup, figures }) =>
    distribution === null ? countsInRollup(rollup, figures) : countsInContainer(figures),
  );
  return { counted: counted.length, of: ofYear.length };
}

function countsInRollup(rollup: Goal['rollup'], { status, percentComplete }: PercentFigures): boolean {
  return rollup !== 'none' && status !== 'deferred' && percentComplete !== null;
}
