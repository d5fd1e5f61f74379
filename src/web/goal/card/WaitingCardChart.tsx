import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { useWaitingOf } from '#web/plan/waiting/useWaiting.ts';
import { withWaiting } from '#web/plan/waiting/withWaiting.ts';
import { DrawnCardChart } from './DrawnCardChart.tsx';

/** The chart of a card in a plan whose figures wait for a yes. */
export function WaitingCardChart({ goal }: { readonly goal: DashboardGoal }) {
  const waiting = useWaitingOf(goal.id);
  const drawn = useMemo(() => withWaiting(goal, waiting), [goal, waiting]);
  return <DrawnCardChart goal={goal} drawn={drawn} />;
}
