import type { ListedGoal } from '#contract/listedGoal.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { compileDepth } from '#core/filter/depth.ts';
import { markMatches, tableOf } from '#core/filter/filterColumns.ts';
import { type FilterContext, testStatus } from '#core/filter/matchesFilter.ts';
import { STATUS_CHOICES } from '#core/filter/statusChoice.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { NOT_COUNTED } from '#core/rollup/healthColumns.ts';
import type { PlanGoals } from '#web/goals/planGoals.ts';

export type Listing = {
  readonly goals: readonly ListedGoal[];
  /** By place among all goals of the plan, 1 for those that are listed. */
  readonly marks: Uint8Array;
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
  { goals: all, filterables, columns, health }: Pick<PlanGoals, 'goals' | 'filterables' | 'columns' | 'health'>,
  criteria: FilterCriteria,
  context: FilterContext,
): Listing {
  const { statuses } = criteria;
  // Any status, but as a filter: so the bar counts what pressing one of its toggles would list.
  const marks = markMatches({ columns, goals: filterables }, { ...criteria, statuses: [] }, context);
  const { depths, traits } = columns;
  const isDepthListed = tableOf(depths, compileDepth(criteria));
  const wouldBeDepth = tableOf(depths, compileDepth({ ...criteria, statuses: STATUS_CHOICES }));
  const hasStatus = tableOf(traits, statuses.length === 0 ? () => true : testStatus(statuses));
  const goals: ListedGoal[] = [];
  const counts = new Int32Array(SHOWN_STATUSES.length);
  let notCounted = 0;
  for (let at = 0; at < marks.length; at += 1) {
    if (marks[at] === 0) continue;
    const depth = Number(depths.sortOf[at]);
    // In the year, it is not counted only where it is a container.
    const status = Number(health.statuses[at]);
    if (status !== NOT_COUNTED && wouldBeDepth[depth] === 1) counts[status] = Number(counts[status]) + 1;
    const goal = all[at];
    if (goal === undefined || isDepthListed[depth] === 0 || hasStatus[Number(traits.sortOf[at])] === 0) {
      marks[at] = 0;
      continue;
    }
    goals.push(goal);
    if (status === NOT_COUNTED) notCounted += 1;
  }
  const distribution = { ...NO_GOALS };
  for (const [at, status] of SHOWN_STATUSES.entries()) distribution[status] = Number(counts[at]);
  return { goals, marks, total: columns.listable, distribution, notCounted };
}
