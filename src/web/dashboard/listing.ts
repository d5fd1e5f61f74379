import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { compileFilter, type FilterableGoal, type FilterContext } from '#core/filter/matchesFilter.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { compareGoalNumbers } from '#core/goal/goalNumber.ts';
import { type Hierarchy, hierarchyOf } from '#core/goal/hierarchy.ts';
import { STATUSES } from '#core/goal/status.ts';

/** A plan's goals made ready for filtering: once for each answer of the server, not for each key press. */
export type PreparedGoals = {
  /** In the order of the list (readings, section 4). */
  readonly goals: readonly DashboardGoal[];
  /** What filters look at, in the same order. */
  readonly filterables: readonly FilterableGoal[];
  readonly hierarchy: Hierarchy<DashboardGoal>;
};

export type Listing = {
  readonly goals: readonly DashboardGoal[];
  /** How many goals could be listed in the year at all. */
  readonly total: number;
  /** How many goals each status would list; the status filter itself does not count (screens, distribution). */
  readonly distribution: StatusDistribution;
  /** Containers among the listed: they show others' figures and are not counted. */
  readonly notCounted: number;
};

export function prepareGoals(unordered: readonly DashboardGoal[]): PreparedGoals {
  const goals = unordered.toSorted((one, other) => compareGoalNumbers(one.number, other.number));
  return { goals, filterables: goals.map(filterableOf), hierarchy: hierarchyOf(goals) };
}

/** What the dashboard lists under its filters, in one walk over the goals. */
export function listGoals(prepared: PreparedGoals, criteria: FilterCriteria, context: FilterContext): Listing {
  const isListed = compileFilter(criteria, context);
  // Any status, but as a filter: so the bar counts what pressing one of its toggles would list.
  const wouldBeListed = compileFilter({ ...criteria, statuses: STATUSES }, context);
  const goals: DashboardGoal[] = [];
  const distribution = { achieved: 0, on_target: 0, off_target: 0, critical: 0, not_started: 0, deferred: 0 };
  let total = 0;
  let notCounted = 0;
  prepared.goals.forEach((goal, index) => {
    const filterable = prepared.filterables[index];
    if (filterable === undefined) return;
    if (filterable.inFiscalYear && filterable.depth !== LOWEST_DEPTH) total += 1;
    const isContainer = goal.figures.distribution !== null;
    if (!isContainer && wouldBeListed(filterable)) distribution[filterable.status] += 1;
    if (!isListed(filterable)) return;
    goals.push(goal);
    if (isContainer) notCounted += 1;
  });
  return { goals, total, distribution, notCounted };
}

function filterableOf(goal: DashboardGoal): FilterableGoal {
  return {
    id: goal.id,
    parentId: goal.parentId,
    title: goal.title,
    depth: goal.depth,
    objectiveId: goal.objective?.id ?? null,
    departmentId: goal.departmentId,
    memberId: goal.memberId,
    status: goal.figures.status,
    priority: goal.priority,
    isKpi: goal.isKpi,
    perspective: goal.perspective,
    span: goal.span,
    inFiscalYear: goal.figures.inFiscalYear,
  };
}
