import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/matchesFilter.ts';
import { type Health, healthMeterOf } from '#core/rollup/healthMeter.ts';
import { filterContextOf } from './filterContext.ts';
import { type Listing, listGoals, type PreparedGoals, prepareGoals } from './listing.ts';
import { usePlan } from './PlanContext.ts';

export type ShownListing = {
  readonly prepared: PreparedGoals;
  readonly context: FilterContext;
  readonly listing: Listing;
  /** Of the listed goals. */
  readonly health: Health;
};

/** The goals under the dashboard's filters; each part is made anew only when what it rests on changes. */
export function useListing(goals: readonly DashboardGoal[], criteria: FilterCriteria): ShownListing {
  const shownPlan = usePlan();
  const prepared = useMemo(() => prepareGoals(goals), [goals]);
  const context = useMemo(() => filterContextOf(shownPlan), [shownPlan]);
  const listing = useMemo(() => listGoals(prepared, criteria, context), [prepared, criteria, context]);
  const health = useMemo(() => {
    const nodes = listing.goals.flatMap(({ id }) => prepared.hierarchy.nodes.get(id) ?? []);
    return healthMeterOf(nodes, ({ figures }) => figures);
  }, [listing, prepared]);
  return { prepared, context, listing, health };
}
