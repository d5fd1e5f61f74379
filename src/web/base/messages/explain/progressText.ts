import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { progressMessage } from '#core/explain/progressMessage.ts';
import type { Plan } from '#core/plan/plan.ts';
import { statusTextOf } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/explain.ts';

export function progressText(goal: DashboardGoal, plan: Plan): string {
  const figures = { ...goal.figures, statusText: statusTextOf(goal, plan) };
  return progressMessage(goal, figures, { ...plan, words: say });
}
