import { planPagePath } from '#contract/pages.ts';
import { say } from '#web/base/messages/say/waiting.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useWaiting } from '#web/plan/waiting/useWaiting.ts';

/** What waits for one's own yes, and of one's own figures what waits for that of others. */
export function WaitingLine() {
  const { plan, viewer } = usePlan();
  const { data = [] } = useWaiting();
  const me = viewer.kind === 'member' ? viewer.memberId : null;
  const { length: count } = data.filter(({ may_answer: may, member_id: by }) => may === 1 || by === me);
  if (count === 0) return null;
  return (
    <p className="faint">
      <a href={`${planPagePath(plan.id, 'entry')}?view=waiting`}>{say.title(count)}</a>
    </p>
  );
}
