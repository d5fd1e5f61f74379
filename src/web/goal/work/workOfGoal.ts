import type { PlanWork } from '#web/plan/work/useWork.ts';

/** What of the plan's work is of one goal: its initiatives, its own milestones, and decisions about it or them. */
export function workOfGoal(goalId: string, work: PlanWork): PlanWork {
  const all = workFor(new Set([goalId]), work);
  return { ...all, milestones: all.milestones.filter((each) => each.goal_id === goalId) };
}

/** What of the plan's work is of some of its goals, with the milestones of their initiatives. */
export function workFor(goalIds: ReadonlySet<string>, { initiatives, milestones, decisions }: PlanWork): PlanWork {
  const own = initiatives.filter(({ goal_ids: ids }) => ids.some((id) => goalIds.has(id)));
  const ownIds = new Set(own.map(({ id }) => id));
  return {
    initiatives: own,
    milestones: milestones.filter(
      ({ goal_id: goalId, initiative_id: initiativeId }) => goalIds.has(goalId ?? '') || ownIds.has(initiativeId ?? ''),
    ),
    decisions: decisions.filter(
      (each) => each.goal_ids.some((id) => goalIds.has(id)) || each.initiative_ids.some((id) => ownIds.has(id)),
    ),
  };
}
