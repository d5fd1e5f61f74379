import { formatFullValue, PLAIN_NUMBER } from '#core/format/number.ts';
import type { Goal } from '#core/goal/goal.ts';
import { nameOf } from '#core/goal/treeProblem.ts';
import type { WeightShare } from '#core/rollup/weightShares.ts';

/** With what weight a goal counts in the mean of percents of the one above. */
export function weightText({ weight, of }: WeightShare, parent: Goal): string {
  return `It counts with weight ${formatFullValue(weight, PLAIN_NUMBER)} of ${formatFullValue(of, PLAIN_NUMBER)} in ${nameOf(parent)}.`;
}
