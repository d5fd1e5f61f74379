import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireWaiting } from '#contract/waitingFigures.ts';
import { type DuePeriod, duePeriodOf } from '#core/figure/duePeriod.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { waitingEntries } from '#web/plan/waiting/withWaiting.ts';

type Shown = Pick<ShownPlan, 'plan' | 'today'>;

/** Who has entered a figure that waits for a yes is not asked for it again. */
export function dueOf(
  goal: DashboardGoal,
  { plan, today }: Shown,
  waiting: readonly WireWaiting[] = [],
): DuePeriod | null {
  const { status, distribution } = goal.figures;
  if (distribution !== null || status === 'deferred' || status === 'achieved') return null;
  const due = duePeriodOf(goal, goal.entries, { today, calendar: plan });
  return waitingEntries(waiting).some(({ date }) => date === due?.start) ? null : due;
}

export function isDue(goal: DashboardGoal, shown: Shown, waiting: readonly WireWaiting[]): boolean {
  return dueOf(goal, shown, waiting) !== null;
}
