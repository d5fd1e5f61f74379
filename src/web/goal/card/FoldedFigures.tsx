import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { MeanCount } from '#core/rollup/countedInMean.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import styles from './FoldedFigures.module.css';
import { fittedSize } from './fittedSize.ts';
import { GoalBar } from './GoalBar.tsx';
import { useHeroLines } from './useHeroLines.ts';
import { useUnjudged } from './useUnjudged.ts';

const WIDTH = 272;

export function FoldedFigures({
  goal,
  meanCount,
}: {
  readonly goal: DashboardGoal;
  readonly meanCount: MeanCount | null;
}) {
  const { figures } = goal;
  const { first, second } = useHeroLines(goal, meanCount);
  const unjudged = useUnjudged(goal);
  const percent = unjudged?.number ?? formatPercent(figures.percentComplete);
  return (
    <div className={styles.figures}>
      <strong
        className={styles.number}
        data-none={figures.percentComplete === null}
        style={{ fontSize: `${fittedSize(percent, WIDTH)}px` }}
      >
        {percent}
      </strong>
      <div className={styles.first}>{unjudged?.first ?? first}</div>
      <div className={styles.second}>{second}</div>
      <div className={styles.bar}>
        <GoalBar goal={goal} />
      </div>
    </div>
  );
}
