import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { formatPeriod } from '#web/base/messages/formats.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { signalSentence } from './signalSentence.ts';
import { useSignal } from './useSignal.ts';

export default function SignalSentence({
  goal,
  className,
}: {
  readonly goal: DashboardGoal;
  readonly className: string | undefined;
}) {
  const { plan } = usePlan();
  const signal = useSignal(goal);
  const sentence = signalSentence(signal, ({ date }) => formatPeriod(date, goal.trackingFrequency, plan));
  if (signal.latest.limits === null || sentence === null) return null;
  return <p className={className}>{sentence.join(' ')}</p>;
}
