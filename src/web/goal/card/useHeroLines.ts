import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import type { MeanCount } from '#core/rollup/countedInMean.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { statusTextOf } from '#web/base/messages/goalTexts.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type HeroLines, heroLines } from './heroLines.ts';

export function useHeroLines(goal: DashboardGoal, meanCount: MeanCount | null): HeroLines {
  const { plan, today, year, viewer } = usePlan();
  const { start } = goal.span;
  return heroLines(goal, {
    year,
    unit: valueUnitOf(goal, plan),
    meanCount: viewer.kind === 'share' ? null : meanCount,
    statusText: statusTextOf(goal, plan),
    startsOn: start !== null && start > today ? formatDate(start, plan.dateFormat) : null,
  });
}
