import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { goalProgression, openingChoice } from './goalProgression.ts';
import { PLOT_BOX, plotOf } from './plot.ts';
import styles from './Trend.module.css';

/** How it went, with the target dotted; what it says stands beside it in figures. */
export function Trend({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const plot = useMemo(() => {
    const { points } = goalProgression(goal, openingChoice(goal), shown);
    return plotOf(points, valueUnitOf(goal, shown.plan), 3);
  }, [goal, shown]);
  return (
    <svg
      aria-hidden="true"
      className={styles.trend}
      viewBox={`0 -40 ${PLOT_BOX.width} ${PLOT_BOX.height + 80}`}
      preserveAspectRatio="none"
      fill="none"
    >
      <path d={plot.target} data-line="target" />
      <path d={plot.actual} data-line="actual" />
    </svg>
  );
}
