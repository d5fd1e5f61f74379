import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';

/**
 * What listing, filtering, sorting, counting and searching by title need of a goal. The page has this of every goal
 * of a plan; of a large plan it has the rest only for goals that came into view.
 */
export type ListedGoal = Pick<Goal, StatedField> & {
  readonly objective: { readonly id: string } | null;
  readonly figures: Pick<
    GoalFigures,
    'inFiscalYear' | 'stale' | 'status' | 'statusRule' | 'percentComplete' | 'distribution'
  >;
};

type StatedField =
  | 'id'
  | 'parentId'
  | 'number'
  | 'title'
  | 'depth'
  | 'rollup'
  | 'departmentId'
  | 'memberId'
  | 'priority'
  | 'isKpi'
  | 'perspective'
  | 'span'
  | 'ownFields';

/** What of a whole goal is listed. */
export function listedGoalOf(goal: DashboardGoal): ListedGoal {
  const { inFiscalYear, stale, status, statusRule, percentComplete, distribution } = goal.figures;
  return {
    id: goal.id,
    parentId: goal.parentId,
    number: goal.number,
    title: goal.title,
    depth: goal.depth,
    rollup: goal.rollup,
    departmentId: goal.departmentId,
    memberId: goal.memberId,
    priority: goal.priority,
    isKpi: goal.isKpi,
    perspective: goal.perspective,
    span: goal.span,
    ownFields: goal.ownFields,
    objective: goal.objective && { id: goal.objective.id },
    figures: { inFiscalYear, stale, status, statusRule, percentComplete, distribution },
  };
}
