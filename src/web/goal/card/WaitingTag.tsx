import { say } from '#web/base/messages/say/waiting.ts';
import { useTip } from '#web/base/ui/useTip.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useWaitingOf } from '#web/plan/waiting/useWaiting.ts';
import styles from './Tags.module.css';

/** How many figures of a goal wait for a yes. */
export function WaitingTag({ goalId }: { readonly goalId: string }) {
  return usePlan().plan.figuresWait && <Waiting goalId={goalId} />;
}

function Waiting({ goalId }: { readonly goalId: string }) {
  const { length: count } = useWaitingOf(goalId);
  const tip = useTip(() => say.chipText(count));
  if (count === 0) return null;
  return (
    <span className={styles.waiting} {...tip}>
      {say.chip(count)}
    </span>
  );
}
