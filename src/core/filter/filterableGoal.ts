import type { Span } from '#core/calendar/span.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { type Goal, LOWEST_DEPTH, type Priority } from '#core/goal/goal.ts';
import { type StatusFigures, shownStatusOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import type { Prospect } from '#core/outlook/prospect.ts';
import type { OwnValues } from '#core/own/ownValues.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import { foldTitle } from './keyword.ts';

/** What filters look at of a goal. */
export type FilterableGoal = {
  readonly id: string;
  readonly parentId: string | null;
  readonly title: string;
  /** Folded once, not at each key press. */
  readonly foldedTitle: string;
  readonly depth: number;
  /** Its top ancestor, itself for a strategic objective. */
  readonly objectiveId: string | null;
  /** Its own; where it has none, its owner's department counts. */
  readonly departmentId: string | null;
  readonly memberId: string | null;
  readonly status: ShownStatus;
  readonly priority: Priority | null;
  readonly isKpi: boolean;
  readonly perspective: Perspective | null;
  readonly span: Span;
  readonly inFiscalYear: boolean;
  readonly prospect: Prospect | null;
  readonly isOverdue: boolean;
  readonly ownFields: OwnValues;
};

export type GoalTest = (goal: FilterableGoal) => boolean;

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

/** Whether a goal can be listed at all: it is of the year, and not of the lowest depth. */
export function isListable({ inFiscalYear, depth }: Pick<FilterableGoal, 'inFiscalYear' | 'depth'>): boolean {
  return inFiscalYear && depth !== LOWEST_DEPTH;
}
