import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { WireChange } from '#contract/change.ts';
import type { Day } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/history.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { dayOfInstant } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { NO_WORK, useWork } from '#web/plan/work/useWork.ts';
import { ChangeEntry } from './ChangeEntry.tsx';
import styles from './ChangeList.module.css';
import { type ChangesCut, changesQuery } from './changesQuery.ts';

export function ChangeList({ cut, goals }: { readonly cut: ChangesCut; readonly goals: PlanGoals['goals'] }) {
  const plan = usePlan();
  const found = useInfiniteQuery(changesQuery(plan.plan.id, cut));
  const { data: work = NO_WORK } = useWork({ isWanted: plan.hasWork ?? false });
  const titles = useMemo(
    () =>
      new Map([
        ...goals.map(({ id, number, title }) => [id, `${shownNumber(number)} ${title}`] as const),
        ...[...work.initiatives, ...work.milestones].map(({ id, title }) => [id, title] as const),
      ]),
    [goals, work],
  );
  const titleOf = useCallback((id: string) => titles.get(id) ?? null, [titles]);
  const names = { plan, titleOf };
  const Heading = cut.goalId === null ? 'h2' : 'h3';
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
      {daysOf(changes, plan.plan).map(({ day, changes: ofDay }) => (
        <section key={day} className={styles.day}>
          <Heading>{formatDate(day, plan.plan.dateFormat)}</Heading>
          {ofDay.map((change) => (
            <ChangeEntry key={change.version} change={change} names={names} isOfGoal={cut.goalId !== null} />
          ))}
        </section>
      ))}
      {found.hasNextPage && (
        <Button disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {say.older}
        </Button>
      )}
    </div>
  );
}

/** The newest day first, as the changes come. */
function daysOf(
  changes: readonly WireChange[],
  { timeZone }: Pick<Plan, 'timeZone'>,
): { readonly day: Day; readonly changes: readonly WireChange[] }[] {
  const days = new Map<Day, WireChange[]>();
  for (const change of changes) {
    const day = dayOfInstant(change.at, timeZone);
    if (day !== null) days.set(day, [...(days.get(day) ?? []), change]);
  }
  return [...days].map(([day, ofDay]) => ({ day, changes: ofDay }));
}
