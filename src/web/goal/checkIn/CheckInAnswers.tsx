import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { say } from '#web/base/messages/say/waitingAnswers.ts';
import { planInstantText } from '#web/base/time/instants.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { submittedText, waitText } from '#web/plan/waiting/submittedText.ts';
import { useDeclined } from '#web/plan/waiting/useDeclined.ts';
import { useWaitingOf } from '#web/plan/waiting/useWaiting.ts';
import styles from './CheckInForm.module.css';

/** What waits for a yes in the period, or was declined: what is entered now takes its place. */
export function CheckInAnswers({ goal, date }: { readonly goal: DashboardGoal; readonly date: Day | null }) {
  const { plan } = usePlan();
  const isOfPeriod = (figure: { readonly date: string }) => date !== null && figure.date === formatIsoDate(date);
  const waiting = useWaitingOf(goal.id).filter(isOfPeriod);
  const declined = useDeclined(goal.id).find(isOfPeriod);
  const style = { unit: valueUnitOf(goal, plan), plan };
  if (declined === undefined) return waiting.length > 0 && <p className={styles.note}>{waitText(waiting, style)}</p>;
  const { declined_by: by, declined_at: at, note } = declined;
  return (
    <p className={styles.note}>
      {say.declined(submittedText(declined, style))}
      <br />
      {say.declinedBy(by, planInstantText(at, plan), note)}
    </p>
  );
}
