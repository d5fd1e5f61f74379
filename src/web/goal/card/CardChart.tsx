import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { latePart, noPart, useLatePart } from '#web/base/loading/latePart.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DrawnCardChart } from './DrawnCardChart.tsx';

export function CardChart({ goal }: { readonly goal: DashboardGoal }) {
  const WaitingCardChart = useLatePart(usePlan().plan.figuresWait ? waitingCardChart : noPart);
  return WaitingCardChart === null ? <DrawnCardChart goal={goal} /> : <WaitingCardChart goal={goal} />;
}

const waitingCardChart = latePart(
  () => import('./WaitingCardChart.tsx'),
  ({ WaitingCardChart }) => WaitingCardChart,
);
