import type { ListedGoal } from '#contract/listedGoal.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { compileDepth } from '#core/filter/depth.ts';
import { compileCriteria, type FilterContext, testStatus } from '#core/filter/matchesFilter.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { STATUSES } from '#core/goal/status.ts';
import type { PlanGoals } from '#web/goals/planGoals.ts';

export type Listing = {
  readonly goals: readonly ListedGoal[];
  /** How many goals could be listed in the year at all. */
  readonly total: number;
  /** How many goals each status would list; the status filter itself does not count (screens, distribution). */
  readonly distribution: StatusDistribution;
  /** Containers among the listed: they show others' figures and are not counted. */
  readonly notCounted: number;
};

/** What the dashboard lists under its filters, in one walk over the goals. */
export function listGoals(
  prepared: Pick<PlanGoals, 'goals' | 'filterables'>,
  criteria: FilterCriteria,
  context: FilterContext,
): Listing {
  const { statuses } = criteria;
  const matchesRest = compileCriteria({ ...criteria, statuses: [] }, context);
  const isDepthListed = compileDepth(criteria);
  // Any status, but as a filter: so the bar counts what pressing one of its toggles would list.
  const wouldBeDepth = compileDepth({ ...criteria, statuses: STATUSES });
  const hasStatus = statuses.length === 0 ? () => true : testStatus(statuses);
  const goals: ListedGoal[] = [];
  const distribution = { achieved: 0, on_target: 0, off_target: 0, critical: 0, not_started: 0, deferred: 0 };
  let total = 0;
  let notCounted = 0;
  prepared.goals.forEach((goal, index) => {
    const filterable = prepared.filterables[index];
    if (filterable === undefined) return;
    if (filterable.inFiscalYear && filterable.depth !== LOWEST_DEPTH) total += 1;
    if (!matchesRest(filterable)) return;
    const isContainer = goal.figures.distribution !== null;
    if (!isContainer && wouldBeDepth(filterable)) distribution[filterable.status] += 1;
    if (!isDepthListed(filterable) || !hasStatus(filterable)) return;
    goals.push(goal);
    if (isContainer) notCounted += 1;
  });
  return { goals, total, distribution, notCounted };
}
