import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/history.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { ChangeEntry } from './ChangeEntry.tsx';
import styles from './ChangeList.module.css';
import { type ChangesCut, changesQuery } from './changesQuery.ts';

export function ChangeList({ cut, goals }: { readonly cut: ChangesCut; readonly goals: PlanGoals['goals'] }) {
  const plan = usePlan();
  const found = useInfiniteQuery(changesQuery(plan.plan.id, cut));
  const titles = useMemo(
    () => new Map(goals.map(({ id, number, title }) => [id, `${shownNumber(number)} ${title}`])),
    [goals],
  );
  const titleOf = useCallback((goalId: string) => titles.get(goalId) ?? null, [titles]);
  const names = { plan, titleOf };
  const changes = found.data?.pages.flatMap((page) => page.changes) ?? [];

  if (found.isError && changes.length === 0) {
    return <ErrorBanner title={say.failed} onRetry={() => void found.refetch()} />;
  }
  if (found.isPending) {
    return (
      <p role="status" className={styles.note}>
        {say.loading}
      </p>
    );
  }
  return (
    <div className={styles.list}>
      {changes.length === 0 && <p className={styles.note}>{cut.goalId === null ? say.nothing : say.nothingOfGoal}</p>}
      {changes.map((change) => (
        <ChangeEntry key={change.version} change={change} names={names} isOfGoal={cut.goalId !== null} />
      ))}
      {found.hasNextPage && (
        <Button disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {say.older}
        </Button>
      )}
    </div>
  );
}
