import { progressMessage } from '#core/figure/progressMessage.ts';
import type { ShownPlan } from '#web/dashboard/PlanContext.ts';
import { say as explainWords } from '#web/messages/explain/say.ts';
import { formatDayOfMonth, formatPeriod } from '#web/messages/formats.ts';
import { say } from '#web/messages/myWork/say.ts';
import type { WorkItem } from './workList.ts';

/** Why a goal is on the list, in a sentence. */
export function reasonText({ goal, reason }: WorkItem, { plan }: Pick<ShownPlan, 'plan'>): string {
  const { trackingFrequency } = goal;
  switch (reason.kind) {
    case 'due': {
      const period = formatPeriod(reason.due.start, trackingFrequency, plan);
      if (reason.daysLate > 0) return say.late(period, reason.daysLate);
      return say.dueBy(period, formatDayOfMonth(reason.due.by, plan.dateFormat));
    }
    case 'stale': {
      const last = goal.entries.findLast(({ actual }) => actual !== null);
      return last === undefined ? say.neverReported : say.stale(formatPeriod(last.date, trackingFrequency, plan));
    }
    case 'behind':
      return progressMessage(goal, goal.figures, { ...plan, words: explainWords });
    case 'asked':
      return say.asked(reason.by, reason.text);
  }
}
