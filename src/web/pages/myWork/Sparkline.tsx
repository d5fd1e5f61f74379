import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { goalProgression, openingChoice } from '#web/goal/charts/goalProgression.ts';
import { PLOT_BOX, plotOf } from '#web/goal/charts/plot.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './MyWorkPage.module.css';

export function Sparkline({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const plot = useMemo(() => {
    const { points } = goalProgression(goal, openingChoice(goal), shown);
    return plotOf(points, valueUnitOf(goal, shown.plan), 3);
  }, [goal, shown]);
  return (
    <svg
      aria-hidden="true"
      className={styles.sparkline}
      viewBox={`0 -40 ${PLOT_BOX.width} ${PLOT_BOX.height + 80}`}
      preserveAspectRatio="none"
      fill="none"
    >
      <path d={plot.target} data-line="target" />
      <path d={plot.actual} data-line="actual" />
    </svg>
  );
}
