import type { PlanWork } from '#web/plan/work/useWork.ts';

/** What of the plan's work is of one goal: its initiatives, its own milestones, and decisions about it or them. */
export function workOfGoal(goalId: string, { initiatives, milestones, decisions }: PlanWork): PlanWork {
  const own = initiatives.filter(({ goal_ids: ids }) => ids.includes(goalId));
  const ownIds = new Set(own.map(({ id }) => id));
  return {
    initiatives: own,
    milestones: milestones.filter((each) => each.goal_id === goalId),
    decisions: decisions.filter(
      (each) => each.goal_ids.includes(goalId) || each.initiative_ids.some((id) => ownIds.has(id)),
    ),
  };
}
