import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { Boundary } from '#web/base/failure/Boundary.tsx';
import { useQueuedRender } from '#web/base/ui/useQueuedRender.ts';
import { CardChart } from './CardChart.tsx';
import { DistributionList } from './DistributionList.tsx';
import { GoalBar } from './GoalBar.tsx';
import styles from './GoalCard.module.css';
import { LateRingPanel } from './LateRingPanel.tsx';

export function CardFigures({ goal }: { readonly goal: DashboardGoal }) {
  const { figures } = goal;
  if (figures.distribution !== null) {
    return (
      <>
        <div className={styles.bar}>
          <GoalBar goal={goal} />
        </div>
        <div className={styles.chart}>
          <DistributionList distribution={figures.distribution} />
        </div>
      </>
    );
  }
  if (hasRing(goal)) {
    return (
      <div className={styles.ring}>
        <LateRingPanel goal={goal} />
      </div>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <GoalBar goal={goal} />
      </div>
      <div className={styles.chart}>
        <ChartInTurn goal={goal} />
      </div>
    </>
  );
}

export function hasRing({ chartKind, figures }: DashboardGoal): boolean {
  return figures.distribution === null && chartKind === 'circle' && figures.percentComplete !== null;
}

/** Half the work of a card is its chart: while scrolling, one is rendered per frame. */
function ChartInTurn({ goal }: { readonly goal: DashboardGoal }) {
  const isTurn = useQueuedRender(true, false);
  return (
    isTurn && (
      <Boundary place="line" shows={goal}>
        {() => <CardChart goal={goal} />}
      </Boundary>
    )
  );
}
