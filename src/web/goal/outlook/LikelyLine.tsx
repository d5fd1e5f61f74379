import { useQuery } from '@tanstack/react-query';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { outlookScopeOf } from '#web/plan/goals/outlookScope.ts';
import { outlookQuery } from './outlookQuery.ts';
import { shortYearEndText, yearEndTextsOf } from './yearEndTexts.ts';

/** Nothing where it is not known. */
export default function LikelyLine({
  goal,
  isShort = false,
}: {
  readonly goal: DashboardGoal;
  readonly isShort?: boolean;
}) {
  const shown = usePlan();
  const { data } = useQuery({ ...outlookQuery(outlookScopeOf(shown), goal.id), enabled: !shown.plan.isOutlookOff });
  if (shown.plan.isOutlookOff || data === undefined || data.year_end === null) return null;
  if (isShort) return ` · ${shortYearEndText(goal, data.year_end, shown)}`;
  return yearEndTextsOf(goal, data.year_end, shown)
    .map((text) => [text].flat().join(''))
    .join(' ');
}
