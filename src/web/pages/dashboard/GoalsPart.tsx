import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { ASKED_AGAIN_AFTER } from '#web/base/api/queries.ts';
import { say } from '#web/base/messages/say.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { useLateFlag } from '#web/base/notices/useLateFlag.ts';
import { LateSkeletonCards } from '#web/pages/loading/LateSkeletonCards.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from '#web/plan/frame/PageColumn.module.css';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { WholeGoalsContext } from '#web/plan/goals/useWholeGoal.ts';
import { useAwaitedWork } from '#web/plan/work/useAwaitedWork.ts';

export function GoalsPart({
  goals,
  criteria,
  isHeld,
  children,
}: {
  readonly goals: UseQueryResult<PlanGoals>;
  /** Held until the work is there that they ask for, unless goals are shown already. */
  readonly criteria: FilterCriteria;
  readonly isHeld: boolean;
  readonly children: (goals: PlanGoals) => ReactNode;
}) {
  const { plan } = usePlan();
  const work = useAwaitedWork(criteria);
  const [hasShown, setHasShown] = useState(false);
  const isWaiting = isHeld || (work.isAwaited && !hasShown);
  const isFailed = goals.isError || work.query.isError;
  const isLate = useLateFlag(!isFailed && (goals.isPending || isWaiting));
  const isShown = goals.data !== undefined && !isWaiting;
  if (isShown && !hasShown) setHasShown(true);
  if (isLate) {
    return (
      <div className={styles.column}>
        <LateSkeletonCards />
      </div>
    );
  }
  return (
    <>
      {isFailed && (
        <div className={styles.column}>
          <ErrorBanner
            title={!isShown ? say.dashboard.loadFailed : say.dashboard.refreshFailed}
            figuresOf={goals.data && { at: goals.dataUpdatedAt, timeZone: plan.timeZone }}
            retryAt={Math.max(goals.errorUpdatedAt, work.query.errorUpdatedAt) + ASKED_AGAIN_AFTER}
            onRetry={() => {
              if (goals.isError) void goals.refetch();
              if (work.query.isError) void work.query.refetch();
            }}
          />
        </div>
      )}
      {goals.data !== undefined && !isWaiting && (
        <WholeGoalsContext value={goals.data.wholes}>{children(goals.data)}</WholeGoalsContext>
      )}
    </>
  );
}
