import type { ListedGoal } from '#contract/listedGoal.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { compileDepth } from '#core/filter/depth.ts';
import { markMatches } from '#core/filter/filterColumns.ts';
import { type FilterContext, testStatus } from '#core/filter/matchesFilter.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
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

/** Whether a goal is among the listed; none is not. */
export function isListed(goalId: string | null, { goals }: Pick<Listing, 'goals'>): boolean {
  return goalId !== null && goals.some(({ id }) => id === goalId);
}

/** What the dashboard lists under its filters, in one walk over the goals. */
export function listGoals(
  { goals: all, filterables, columns }: Pick<PlanGoals, 'goals' | 'filterables' | 'columns'>,
  criteria: FilterCriteria,
  context: FilterContext,
): Listing {
  const { statuses } = criteria;
  // Any status, but as a filter: so the bar counts what pressing one of its toggles would list.
  const marks = markMatches({ columns, goals: filterables }, { ...criteria, statuses: [] }, context);
  const isDepthListed = compileDepth(criteria);
  const wouldBeDepth = compileDepth({ ...criteria, statuses: STATUSES });
  const hasStatus = statuses.length === 0 ? () => true : testStatus(statuses);
  const goals: ListedGoal[] = [];
  const distribution = { achieved: 0, on_target: 0, off_target: 0, critical: 0, not_started: 0, deferred: 0 };
  let notCounted = 0;
  for (let at = marks.indexOf(1); at >= 0; at = marks.indexOf(1, at + 1)) {
    const [goal, filterable] = [all[at], filterables[at]];
    if (goal === undefined || filterable === undefined) continue;
    const isContainer = goal.figures.distribution !== null;
    if (!isContainer && wouldBeDepth(filterable)) distribution[filterable.status] += 1;
    if (!isDepthListed(filterable) || !hasStatus(filterable)) continue;
    goals.push(goal);
    if (isContainer) notCounted += 1;
  }
  return { goals, total: columns.listable, distribution, notCounted };
}
