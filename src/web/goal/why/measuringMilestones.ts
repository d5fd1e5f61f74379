import { readIsoDate } from '#core/calendar/date.ts';
import { milestonesOfGoals } from '#core/work/milestonesOfGoals.ts';
import type { CountedMilestone } from '#core/work/sharesOf.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';

/** The milestones that measure a goal, out of the plan's work: nothing in it is archived. */
export function measuringMilestones(
  goalId: string,
  { initiatives, milestones }: Pick<PlanWork, 'initiatives' | 'milestones'>,
): readonly CountedMilestone[] {
  const archivedAt = null;
  const byGoal = milestonesOfGoals({
    initiatives: initiatives.map(({ id, goal_ids: goalIds, state }) => ({ id, goalIds, state, archivedAt })),
    milestones: milestones.flatMap(({ title, goal_id, initiative_id, due: dueOn, done_on, weight }) => {
      const due = readIsoDate(dueOn);
      const doneOn = done_on === null ? null : readIsoDate(done_on);
      return due === null
        ? []
        : [{ title, goalId: goal_id, initiativeId: initiative_id, due, doneOn, weight, archivedAt }];
    }),
  });
  return byGoal.get(goalId) ?? [];
}
