import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { type StatusFigures, shownStatusOf } from '#core/goal/shownStatus.ts';
import type { Prospect } from '#core/outlook/prospect.ts';
import { foldTitle } from './keyword.ts';
import type { FilterableGoal } from './matchesFilter.ts';

type StatedGoal = Omit<
  FilterableGoal,
  'foldedTitle' | 'objectiveId' | 'status' | 'inFiscalYear' | 'prospect' | 'isOverdue'
>;

/** What filters look at of a goal: what it states, its top ancestor, and its figures of the year asked for. */
export function filterableGoalOf(
  goal: Pick<Goal, keyof StatedGoal>,
  {
    figures,
    objectiveId,
    prospect = null,
  }: {
    readonly figures: StatusFigures & Pick<GoalFigures, 'inFiscalYear' | 'stale'>;
    readonly objectiveId: string | null;
    readonly prospect?: Prospect | null;
  },
): FilterableGoal {
  return {
    id: goal.id,
    parentId: goal.parentId,
    title: goal.title,
    depth: goal.depth,
    departmentId: goal.departmentId,
    memberId: goal.memberId,
    priority: goal.priority,
    isKpi: goal.isKpi,
    perspective: goal.perspective,
    span: goal.span,
    ownFields: goal.ownFields,
    foldedTitle: foldTitle(goal.title),
    objectiveId,
    status: shownStatusOf(figures),
    inFiscalYear: figures.inFiscalYear,
    prospect,
    isOverdue: figures.stale,
  };
}
