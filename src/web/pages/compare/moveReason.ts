import type { WireChangedGoal } from '#contract/change.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { formatNearDay } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/lookBack.ts';
import { dayOfInstant } from '#web/base/time/instants.ts';
import { goalExplanation } from '#web/goal/why/goalExplanation.ts';
import type { ComparedGoal } from '#web/plan/comparison/comparison.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export function moveReason({ move, after }: ComparedGoal, plan: ShownPlan): string {
  if (after === null) return say.goneGoal;
  const reason = goalExplanation(after, plan)?.text.reason ?? '';
  const { statusRule, statusText } = after.figures;
  if (statusRule === 'setByHand' || statusRule === 'deferred') return say.setByHand(statusText);
  if (move === 'byHand') return `${say.handLapsed} ${reason}`.trim();
  return move === 'added' ? `${say.newGoal} ${reason}`.trim() : reason || statusText;
}

export function moveEvidence(
  { before, after }: ComparedGoal,
  touched: WireChangedGoal | undefined,
  { plan, today }: Pick<DashboardPlan, 'plan' | 'today'>,
): string {
  if (touched === undefined) return say.timeOnly;
  const count = newEntries(before, after);
  const day = dayOfInstant(touched.last_at, plan.timeZone);
  const when = day === null ? [] : [formatNearDay(day, today, plan.dateFormat)];
  return [...(count > 0 ? [say.entries(count)] : when), touched.by.slice(0, 2).join(', ')].join(', ');
}

function newEntries(before: ComparedGoal['before'], after: ComparedGoal['after']): number {
  const olds = new Map((before?.entries ?? []).map(({ date, actual }) => [date, actual]));
  return (after?.entries ?? []).filter(({ date, actual }) => actual !== (olds.get(date) ?? null)).length;
}
