import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { LargeChartChoice } from '#core/chart/toggles.ts';
import { countInMean } from '#core/rollup/countedInMean.ts';
import { Boundary } from '#web/base/failure/Boundary.tsx';
import { late } from '#web/base/failure/late.tsx';
import { progressText } from '#web/base/messages/explain/progressText.ts';
import { GoalBar } from '#web/goal/card/GoalBar.tsx';
import { Hero } from '#web/goal/card/Hero.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { ChildList, StatusCounts } from './ChildList.tsx';
import { FigureRow } from './FigureRow.tsx';
import styles from './GoalBody.module.css';
import { GoalFacts } from './GoalFacts.tsx';
import { GoalWaiting } from './GoalWaiting.tsx';

const SignalButton = late(() => import('#web/goal/signal/SignalButton.tsx'), 'button');
const LikelyLine = late(() => import('#web/goal/outlook/LikelyLine.tsx'), 'button');

export function GoalBody({
  goal,
  below,
  chart,
  hasChildList = false,
  hasWhatIf = false,
  hrefOf,
  onOpen,
  onChart,
}: {
  readonly goal: DashboardGoal;
  readonly below: readonly ListedGoal[];
  readonly chart: LargeChartChoice | null;
  readonly hasChildList?: boolean;
  readonly hasWhatIf?: boolean;
  readonly hrefOf: (goalId: string) => string;
  readonly onOpen: (goalId: string) => void;
  readonly onChart: (choice: LargeChartChoice | null) => void;
}) {
  const { plan } = usePlan();
  const { figures } = goal;
  return (
    <>
      {goal.description !== '' && figures.distribution === null && (
        <p className={styles.description} dir="auto">
          {goal.description}
        </p>
      )}
      <div className={styles.hero}>
        <Hero goal={goal} meanCount={countInMean(figures, below)} />
        {figures.distribution === null && <FigureRow goal={goal} />}
      </div>
      <div className={styles.bar}>
        <GoalBar goal={goal} />
      </div>
      {figures.distribution === null && figures.inFiscalYear && chart !== 'signal' && (
        <div className={styles.progress}>
          <p>
            {progressText(goal, plan)}
            {chart !== 'outlook' && <LikelyLine isShort goal={goal} />}
          </p>
          <SignalButton goal={goal} onPress={() => onChart('signal')} />
        </div>
      )}
      {plan.figuresWait && <GoalWaiting goal={goal} />}
      <div className={styles.chart}>
        {figures.distribution === null ? (
          <Boundary shows={goal}>
            {() => <ChartPanel goal={goal} chosen={chart} hasWhatIf={hasWhatIf} onChoose={onChart} />}
          </Boundary>
        ) : (
          <>
            <StatusCounts distribution={figures.distribution} />
            {hasChildList && <ChildList goals={below} hrefOf={hrefOf} onOpen={onOpen} />}
          </>
        )}
      </div>
      <GoalFacts goal={goal} />
    </>
  );
}
