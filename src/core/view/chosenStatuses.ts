import { isChosen, type StatusChoice } from '#core/filter/statusChoice.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';

/** Of chosen statuses alone; none chosen is all of them. */
export function chosenOf(distribution: StatusDistribution, statuses: readonly StatusChoice[]): StatusDistribution {
  if (statuses.length === 0) return distribution;
  const chosen = { ...NO_GOALS };
  for (const status of SHOWN_STATUSES) if (isChosen(status, statuses)) chosen[status] = distribution[status];
  return chosen;
}

/** By place in SHOWN_STATUSES, 1 for those that are counted. */
export function statusPlaces(statuses: readonly StatusChoice[]): Uint8Array {
  return Uint8Array.from(SHOWN_STATUSES, (status) => Number(statuses.length === 0 || isChosen(status, statuses)));
}
