import { useQuery } from '@tanstack/react-query';
import { planChangesPath } from '#contract/addresses.ts';
import type { WireChanges } from '#contract/change.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Plan } from '#core/plan/plan.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { progressText } from '#web/base/messages/explain/progressText.ts';
import { formatDate, formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/why.ts';
import { dayOfInstant } from '#web/base/time/instants.ts';

export function BadgeTip({
  goal,
  plan,
  isAuthorTold: showsAuthor,
}: {
  readonly goal: DashboardGoal;
  readonly plan: Plan;
  readonly isAuthorTold: boolean;
}) {
  const { figures } = goal;
  const day = dayOfInstant(goal.updatedAt, plan.timeZone);
  return (
    <>
      <div>{progressText(goal, plan)}</div>
      {day !== null && (
        <div>
          <b>
            {say.updated} {formatDate(day, plan.dateFormat)}
          </b>
          {showsAuthor && <UpdatedBy goal={goal} planId={plan.id} />}
        </div>
      )}
      {figures.stale && (
        <div>
          {figures.asOf === null
            ? say.neverReportedHint
            : say.staleHint(formatPeriod(figures.asOf, goal.trackingFrequency, plan))}
        </div>
      )}
      <div>{say.pressHint}</div>
    </>
  );
}

/** Nothing where another goal's change is what updated it. */
function UpdatedBy({ goal, planId }: { readonly goal: DashboardGoal; readonly planId: string }) {
  const { id, updatedAt } = goal;
  const last = useQuery({
    queryKey: ['lastChange', planId, id, updatedAt],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ goal_id: id, limit: '1' });
      return fetchJson<WireChanges>(`${planChangesPath(planId)}?${query}`, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const change = last.data?.changes[0];
  if (change === undefined || change.at !== updatedAt || change.by === '') return null;
  return <> {say.by(change.by)}</>;
}
