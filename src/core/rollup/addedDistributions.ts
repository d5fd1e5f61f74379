import type { StatusDistribution } from '#core/goal/figures.ts';
import { SHOWN_STATUSES, shownStatusOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { type CountedFigures, isCounted, NO_GOALS } from './distribution.ts';

/** The distributions of different goals as one. */
export function addedUp(distributions: Iterable<StatusDistribution>): StatusDistribution {
  const sum = { ...NO_GOALS };
  for (const distribution of distributions) {
    if (distribution === NO_GOALS) continue;
    for (const status of SHOWN_STATUSES) sum[status] += distribution[status];
  }
  return sum;
}

/**
 * What a goal adds to the distributions above it: itself by its status, unless it is a container, which is never
 * counted itself, or does not run in the fiscal year (rule 3.10).
 */
export function ownDistribution(figures: CountedFigures): StatusDistribution {
  return isCounted(figures) ? ONE_GOAL[shownStatusOf(figures)] : NO_GOALS;
}

/** One object for each status, not for each of a hundred thousand goals. */
const ONE_GOAL: Readonly<Record<ShownStatus, StatusDistribution>> = {
  achieved: { ...NO_GOALS, achieved: 1 },
  on_target: { ...NO_GOALS, on_target: 1 },
  off_target: { ...NO_GOALS, off_target: 1 },
  critical: { ...NO_GOALS, critical: 1 },
  not_started: { ...NO_GOALS, not_started: 1 },
  deferred: { ...NO_GOALS, deferred: 1 },
  no_figures: { ...NO_GOALS, no_figures: 1 },
  no_target: { ...NO_GOALS, no_target: 1 },
};
