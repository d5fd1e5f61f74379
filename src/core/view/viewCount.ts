import { countOf } from '#core/rollup/distribution.ts';
import { type Health, healthOf } from '#core/rollup/health.ts';
import { NOT_COUNTED } from '#core/rollup/healthColumns.ts';
import { chosenOf, statusPlaces } from './chosenStatuses.ts';
import { areAllLevels, distributionOf, type View } from './viewOf.ts';

export type ViewCount = {
  readonly health: Health;
  readonly goals: number;
  /** How many of them are counted only because a group above them passes the filters. */
  readonly inGroups: number;
  readonly groups: number;
  readonly areAllLevels: boolean;
};

/** Counts what a view shows, and takes the health over the same goals. */
export function viewCount({ list, criteria, counting }: View): ViewCount {
  const { health } = list;
  const { statuses } = criteria;
  const isCounted = statusPlaces(statuses);
  let groups = 0;
  let passing = 0;
  for (let at = counting.indexOf(1); at >= 0; at = counting.indexOf(1, at + 1)) {
    const status = Number(health.statuses[at]);
    if (status === NOT_COUNTED) groups += 1;
    else passing += Number(isCounted[status]);
  }
  const distribution = chosenOf(distributionOf(health, counting), statuses);
  const goals = countOf(distribution);
  return {
    health: healthOf(distribution),
    goals,
    inGroups: goals - passing,
    groups,
    areAllLevels: areAllLevels(criteria),
  };
}
