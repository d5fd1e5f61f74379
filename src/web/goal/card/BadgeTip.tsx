import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Plan } from '#core/plan/plan.ts';
import { progressText } from '#web/base/messages/explain/progressText.ts';
import { formatDate, formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/why.ts';
import { dayOfInstant } from '#web/base/time/instants.ts';
import { UpdatedBy } from './UpdatedBy.tsx';

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
