import { isWithinMarked } from '#core/rollup/healthColumns.ts';
import { statusPlaces } from './chosenStatuses.ts';
import type { View } from './viewOf.ts';

/** The places of the goals that a view counts, as far as the list has them: a share may not have those in a group. */
export function countedPlaces({ list, criteria, counting }: View): number[] {
  const { health } = list;
  const isCounted = statusPlaces(criteria.statuses);
  const places: number[] = [];
  for (let at = 0; at < counting.length; at += 1) {
    const passes = counting[at] === 1 || isWithinMarked(at, health.within, counting);
    if (passes && isCounted[Number(health.statuses[at])] === 1) places.push(at);
  }
  return places;
}
