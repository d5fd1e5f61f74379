import { valueUnitOf } from '#core/format/number.ts';
import { progressText } from '#web/base/messages/explain/progressText.ts';
import { formatNearDay, formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/myWork.ts';
import { commentDay } from '#web/base/time/instants.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { waitText } from '#web/plan/waiting/submittedText.ts';
import type { WorkItem } from './workList.ts';

export function reasonText({ goal, reason }: WorkItem, { plan, today }: Pick<ShownPlan, 'plan' | 'today'>): string {
  const { trackingFrequency } = goal;
  switch (reason.kind) {
    case 'due': {
      const period = formatPeriod(reason.due.start, trackingFrequency, plan);
      if (reason.daysLate > 0) return say.late(period, reason.daysLate);
      return say.dueBy(period, formatNearDay(reason.due.by, today, plan.dateFormat));
    }
    case 'stale': {
      const last = goal.entries.findLast(({ actual }) => actual !== null);
      return last === undefined ? say.neverReported : say.stale(formatPeriod(last.date, trackingFrequency, plan));
    }
    case 'behind':
      return progressText(goal, plan);
    case 'asked':
      return say.asked(reason.by, commentDay(reason.at, { plan, today }), reason.text);
    case 'waiting':
      return waitText(reason.figures, { unit: valueUnitOf(goal, plan), plan });
  }
}
