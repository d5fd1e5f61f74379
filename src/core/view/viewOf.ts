import type { FilterCriteria } from '#core/filter/criteria.ts';
import { compileDepth, effectiveDepths } from '#core/filter/depth.ts';
import { type FilterableList, markMatches, tableOf } from '#core/filter/filterColumns.ts';
import { knownCriteria } from '#core/filter/knownCriteria.ts';
import { type FilterContext, testStatus } from '#core/filter/matchesFilter.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { eachCounted, type HealthColumns } from '#core/rollup/healthColumns.ts';

export type ViewableList = FilterableList & { readonly health: HealthColumns };

/** What a view shows and what it counts: the same on screen, in print, in the meter, through a share and in a mail. */
export type View = {
  readonly list: ViewableList;
  readonly criteria: FilterCriteria;
  readonly listed: Uint8Array;
  readonly counting: Uint8Array;
  /** What would be counted without the status filter: the counts on the toggles of the status bar. */
  readonly ofAnyStatus: StatusDistribution;
};

/**
 * A view counts the goals that pass its filters at the levels chosen, at every level where none is. A group is not
 * counted; the goals beneath one that passes are, each once. Where statuses are chosen only goals of these count
 * (decision 0059). How many that are, `viewCount` says.
 */
export function viewOf(list: ViewableList, asked: FilterCriteria, context: FilterContext): View {
  const criteria = knownCriteria(asked, context.own);
  const { depths, traits } = list.columns;
  const { statuses } = criteria;
  const listed = markMatches(list, { ...criteria, statuses: [] }, context);
  const isDepthListed = tableOf(depths, compileDepth(criteria));
  const isDepthCounted = tableOf(depths, areAllLevels(criteria) ? () => true : compileDepth(criteria));
  const hasStatus = tableOf(traits, statuses.length === 0 ? () => true : testStatus(statuses));
  const anyStatus = new Uint8Array(listed.length);
  const counting = new Uint8Array(listed.length);
  for (let at = 0; at < listed.length; at += 1) {
    if (listed[at] === 0) continue;
    const depth = Number(depths.classOf[at]);
    const passes = Number(hasStatus[Number(traits.classOf[at])]);
    anyStatus[at] = Number(isDepthCounted[depth]);
    counting[at] = Number(isDepthCounted[depth]) & passes;
    listed[at] = Number(isDepthListed[depth]) & passes;
  }
  return { list, criteria, listed, counting, ofAnyStatus: distributionOf(list.health, anyStatus) };
}

/** No level is chosen. */
export function areAllLevels(criteria: FilterCriteria): boolean {
  return effectiveDepths(criteria).length === 0;
}

/** The goals that marks count, by status. */
export function distributionOf(health: HealthColumns, marks: Uint8Array): StatusDistribution {
  const counts = new Int32Array(SHOWN_STATUSES.length);
  const sum = { ...NO_GOALS };
  eachCounted(health, marks, {
    goal: (_, status) => {
      counts[status] = Number(counts[status]) + 1;
    },
    group: (_, distribution) => {
      for (const status of SHOWN_STATUSES) sum[status] += distribution[status];
    },
  });
  for (const [at, status] of SHOWN_STATUSES.entries()) sum[status] += Number(counts[at]);
  return sum;
}
