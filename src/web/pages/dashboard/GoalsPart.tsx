import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ASKED_AGAIN_AFTER } from '#web/base/api/queries.ts';
import { say } from '#web/base/messages/say.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { useLateFlag } from '#web/base/notices/useLateFlag.ts';
import { LateSkeletonCards } from '#web/pages/loading/LateSkeletonCards.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from '#web/plan/frame/PageColumn.module.css';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { WholeGoalsContext } from '#web/plan/goals/useWholeGoal.ts';

export function GoalsPart({
  goals,
  isHeld,
  children,
}: {
  readonly goals: UseQueryResult<PlanGoals>;
  readonly isHeld: boolean;
  readonly children: (goals: PlanGoals) => ReactNode;
}) {
  const { plan } = usePlan();
  const isLate = useLateFlag(goals.isPending || isHeld);
  if (isLate) {
    return (
      <div className={styles.column}>
        <LateSkeletonCards />
      </div>
    );
  }
  return (
    <>
      {goals.isError && (
        <div className={styles.column}>
          <ErrorBanner
            title={goals.data === undefined ? say.dashboard.loadFailed : say.dashboard.refreshFailed}
            figuresOf={goals.data && { at: goals.dataUpdatedAt, timeZone: plan.timeZone }}
            retryAt={goals.errorUpdatedAt + ASKED_AGAIN_AFTER}
            onRetry={() => void goals.refetch()}
          />
        </div>
      )}
      {goals.data !== undefined && !isHeld && (
        <WholeGoalsContext value={goals.data.wholes}>{children(goals.data)}</WholeGoalsContext>
      )}
    </>
  );
}
