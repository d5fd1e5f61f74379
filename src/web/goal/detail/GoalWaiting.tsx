import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { say } from '#web/base/messages/say/waiting.ts';
import { say as answerWords } from '#web/base/messages/say/waitingAnswers.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DeclinedList } from '#web/plan/waiting/DeclinedList.tsx';
import { figureCount } from '#web/plan/waiting/figureCount.ts';
import { useDeclined } from '#web/plan/waiting/useDeclined.ts';
import { useWaitingOf } from '#web/plan/waiting/useWaiting.ts';
import { WaitingList } from '#web/plan/waiting/WaitingList.tsx';
import styles from './GoalWaiting.module.css';

/** What of one goal waits for a yes, and what of the viewer's own was declined. */
export function GoalWaiting({ goal }: { readonly goal: DashboardGoal }) {
  const { plan } = usePlan();
  const figures = useWaitingOf(goal.id);
  const declined = useDeclined(goal.id);
  const count = figureCount(figures);
  const unitOf = () => valueUnitOf(goal, plan);
  return (
    <>
      {declined.length > 0 && (
        <section className={styles.waiting} aria-label={answerWords.declinedTitle}>
          <h3>{answerWords.declinedTitle}</h3>
          <DeclinedList figures={declined} unitOf={unitOf} />
        </section>
      )}
      {figures.length > 0 && (
        <section className={styles.waiting} aria-label={say.title(count)}>
          <h3>{say.title(count)}</h3>
          <WaitingList figures={figures} unitOf={unitOf} />
        </section>
      )}
    </>
  );
}
