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
  const { id, parentId, title, depth, departmentId, memberId, priority, isKpi, perspective, span } = goal;
  const stated: StatedGoal = { id, parentId, title, depth, departmentId, memberId, priority, isKpi, perspective, span };
  const status = shownStatusOf(figures);
  return {
    ...stated,
    foldedTitle: foldTitle(title),
    objectiveId,
    status,
    inFiscalYear: figures.inFiscalYear,
    prospect,
    isOverdue: figures.stale,
  };
}
