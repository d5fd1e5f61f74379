import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { may } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import type { Rollup } from '#core/goal/goal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';

export type GoalLock =
  | { readonly kind: 'computed'; readonly rollup: Rollup; readonly numbers: readonly string[] }
  | { readonly kind: 'milestones' | 'notYours' };

export type LineFormulas = { readonly actual: string | null; readonly target: string | null };

export type CellLock =
  | GoalLock
  | { readonly kind: 'formula'; readonly formula: string }
  | { readonly kind: 'beforeStart'; readonly start: Day }
  | { readonly kind: 'afterEnd'; readonly end: Day }
  | { readonly kind: 'closed' }
  /**
   * In the year's column: computed from the periods; the same as its only period; only for who may edit the goal, or
   * where figures wait, for who says yes to them.
   */
  | { readonly kind: 'yearActual' | 'trackedByYear' | 'notPlanned' | 'approval' };

/** Whether none of a goal’s figures can be entered, because they follow from something else. */
export function isComputedLock(lock: GoalLock | null): boolean {
  return lock?.kind === 'computed' || lock?.kind === 'milestones';
}

const COMPUTING: ReadonlySet<Rollup> = new Set(['sum', 'average', 'highest', 'lowest', 'percent']);

export function goalLockBy(plan: Pick<DashboardPlan, 'viewer' | 'owners'>) {
  const viewer = viewerOf(plan);
  return (goal: DashboardGoal, children: readonly DashboardGoal[]): GoalLock | null => {
    if (goal.isByMilestones) return { kind: 'milestones' };
    if (children.length > 0 && goal.rollup !== null && COMPUTING.has(goal.rollup)) {
      const feeding = children.filter(({ rollup }) => rollup !== 'none');
      return { kind: 'computed', rollup: goal.rollup, numbers: feeding.map(({ number }) => shownNumber(number)) };
    }
    return may(viewer, 'enterFigures', subjectOf(goal, plan.owners)) ? null : { kind: 'notYours' };
  };
}

export function cellLockOf(
  {
    goal,
    lock,
    formulas,
  }: {
    readonly goal: Pick<DashboardGoal, 'span'>;
    readonly lock: GoalLock | null;
    readonly formulas: LineFormulas;
  },
  figure: keyof LineFormulas,
  { start, end, isClosed }: { readonly start: Day; readonly end: Day; readonly isClosed: boolean },
): CellLock | null {
  const formula = formulas[figure];
  if (formula !== null) return { kind: 'formula', formula };
  if (lock !== null) return lock;
  if (goal.span.start !== null && end < goal.span.start) return { kind: 'beforeStart', start: goal.span.start };
  if (goal.span.end !== null && start > goal.span.end) return { kind: 'afterEnd', end: goal.span.end };
  return isClosed ? { kind: 'closed' } : null;
}
