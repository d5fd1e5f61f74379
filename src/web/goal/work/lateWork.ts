import { isOver } from '#core/work/work.ts';
import { say } from '#web/base/messages/say/work.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';

type Late = { readonly title: string; readonly days: number };

/** By goal: what of its work is late, the latest first. Milestones of initiatives that are over are left out. */
export function lateWorkByGoal({
  initiatives,
  milestones,
}: Pick<PlanWork, 'initiatives' | 'milestones'>): ReadonlyMap<string, readonly Late[]> {
  const open = new Map(initiatives.filter((each) => !isOver(each)).map((each) => [each.id, each]));
  const ofInitiatives = [...open.values()].map(({ title, days_late: days, goal_ids: goalIds }) => ({
    title,
    days,
    goalIds,
  }));
  const ofMilestones = milestones.map(({ title, days_late: days, goal_id: goalId, initiative_id: initiativeId }) => ({
    title,
    days,
    goalIds: goalId !== null ? [goalId] : (open.get(initiativeId ?? '')?.goal_ids ?? []),
  }));
  const late = [...ofInitiatives, ...ofMilestones]
    .filter(({ days }) => days > 0)
    .toSorted((one, other) => other.days - one.days);
  const byGoal = new Map<string, Late[]>();
  for (const { goalIds, ...each } of late) {
    for (const goalId of goalIds) byGoal.set(goalId, [...(byGoal.get(goalId) ?? []), each]);
  }
  return byGoal;
}

/** The latest by name, and how many others there are; null for none. */
export function lateWorkText([first, ...others]: readonly Late[] = []): string | null {
  return first === undefined ? null : say.lateWork(first.title, say.late(first.days), others.length);
}
