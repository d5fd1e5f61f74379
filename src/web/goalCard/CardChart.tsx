import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { formatPeriod } from '#core/format/date.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/say.ts';
import { NoChart } from './NoChart.tsx';

/** The chart of a card, or why there is none (specification, section 8; readings, section 5). */
export function CardChart({ goal }: { readonly goal: DashboardGoal }) {
  const { plan } = usePlan();
  const { span } = goal;
  const hasData = goal.entries.some(({ actual, target }) => actual !== null || target !== null);
  if (!hasData && span.start === null && span.end === null) return <NoChart text={say.card.noDates} />;
  const first = span.start === null ? '' : say.card.firstPeriod(formatPeriod(span.start, goal.trackingFrequency, plan));
  return <NoChart title={say.card.noFigures} text={first} />;
}
