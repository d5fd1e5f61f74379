import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { departmentOwner, memberOwner, type OwnerId } from '#core/filter/owner.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { FilterNames } from '#core/words/chips.ts';
import { say as own } from '#web/base/messages/say/ownFields.ts';
import { ownParts } from '#web/base/own/ownParts.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';

export function filterNamesOf(
  { plan, owners }: DashboardPlan,
  { hierarchy }: Pick<PlanGoals, 'hierarchy'>,
): FilterNames {
  const objectives = hierarchy.roots.map(({ goal }) => [goal.id, `${shownNumber(goal.number)} ${goal.title}`] as const);
  const departments = owners.departments.map(({ id, name }): [OwnerId, string] => [departmentOwner(id), name]);
  const members = owners.members.map(({ id, firstName, lastName }): [OwnerId, string] => [
    memberOwner(id),
    `${firstName} ${lastName}`.trim(),
  ]);
  const namesById = new Map([...departments, ...members]);
  return {
    plan,
    dateFormat: plan.dateFormat,
    perspectives: plan.perspectives,
    objectives: new Map(objectives),
    owners: namesById,
    ownLabel: own.title,
    ownTexts: (criteria) => ownParts?.ownTextsOf(criteria, { plan, owners }) ?? [],
  };
}
