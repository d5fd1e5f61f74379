import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { DistributionBar } from './DistributionBar.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { useUnjudged } from './useUnjudged.ts';

/** How far a goal is; of a group the statuses below it. */
export function GoalBar({ goal }: { readonly goal: DashboardGoal }) {
  const { figures, targetDirection } = goal;
  const unjudged = useUnjudged(goal);
  if (figures.distribution !== null) return <DistributionBar distribution={figures.distribution} />;
  return (
    <ProgressBar
      percent={unjudged?.percent ?? figures.percentComplete}
      targetPercent={figures.percentBasis === 'targetToDate' ? null : figures.targetPercent}
      status={shownStatusOf(figures)}
      isLower={targetDirection === 'down'}
    />
  );
}
