import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { Boundary } from '#web/base/failure/Boundary.tsx';
import { useQueuedRender } from '#web/base/ui/useQueuedRender.ts';
import { CardChart } from './CardChart.tsx';
import { DistributionBar } from './DistributionBar.tsx';
import { DistributionList } from './DistributionList.tsx';
import styles from './GoalCard.module.css';
import { LateRingPanel } from './LateRingPanel.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { useUnjudged } from './useUnjudged.ts';

export function CardFigures({ goal }: { readonly goal: DashboardGoal }) {
  const { figures } = goal;
  const unjudged = useUnjudged(goal);
  if (figures.distribution !== null) {
    return (
      <>
        <div className={styles.bar}>
          <DistributionBar distribution={figures.distribution} />
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
        <ProgressBar
          percent={unjudged?.percent ?? figures.percentComplete}
          targetPercent={figures.percentBasis === 'targetToDate' ? null : figures.targetPercent}
          status={shownStatusOf(figures)}
          isLower={goal.targetDirection === 'down'}
        />
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
