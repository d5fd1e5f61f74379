import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { formatPeriod } from '#web/messages/formats.ts';
import { signalSentence } from './signalSentence.ts';
import { useSignal } from './useSignal.ts';

/** Whether the latest figure of a goal means anything; nothing of one without figures. */
export default function SignalSentence({
  goal,
  className,
}: {
  readonly goal: DashboardGoal;
  readonly className: string | undefined;
}) {
  const { plan } = usePlan();
  const parts = signalSentence(useSignal(goal), ({ date }) => formatPeriod(date, goal.trackingFrequency, plan));
  if (parts === null) return null;
  const [verdict, rest] = parts;
  return (
    <p className={className}>
      <b>{verdict}</b> {rest}
    </p>
  );
}
