import { useMemo } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/matchesFilter.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { type Health, healthMeterOf } from '#core/rollup/healthMeter.ts';
import type { PlanGoals } from '#web/goals/planGoals.ts';
import { filterContextOf } from './filterContext.ts';
import { type Listing, listGoals } from './listing.ts';
import { usePlan } from './PlanContext.ts';

export type ShownListing = {
  readonly context: FilterContext;
  readonly listing: Listing;
  /** Of the listed goals. */
  readonly health: Health;
};

/** The goals under the dashboard's filters; each part is made anew only when what it rests on changes. */
export function useListing(prepared: PlanGoals, criteria: FilterCriteria): ShownListing {
  const shownPlan = usePlan();
  const context = useMemo(() => filterContextOf(shownPlan), [shownPlan]);
  const listing = useMemo(() => listGoals(prepared, criteria, context), [prepared, criteria, context]);
  const health = useMemo(() => {
    const nodes: GoalNode<ListedGoal>[] = [];
    for (const { id } of listing.goals) {
      const node = prepared.hierarchy.nodes.get(id);
      if (node !== undefined) nodes.push(node);
    }
    return healthMeterOf(nodes, ({ figures }) => figures);
  }, [listing, prepared]);
  return { context, listing, health };
}
