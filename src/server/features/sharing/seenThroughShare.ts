import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { SHARED_GOAL_FIELDS } from '#contract/goal/sharedGoal.ts';
import { ownValuesOf } from '#core/own/ownValue.ts';
import type { SharedPlan } from './sharedPlan.ts';

/**
 * A goal inside the ceiling as a share's viewers get it: its own figures, under the nearest visible ancestor, with
 * the label of its top ancestor only where that is the top ancestor of a listed goal (rule 7.3), and public own
 * fields alone.
 */
export function seenThroughShare<
  Goal extends Pick<DashboardGoal, 'id' | 'parentId' | 'depth' | 'ownFields'> & Labelled,
>(goal: Goal, { parents, objectiveIds, values }: SharedPlan): Goal {
  const { objective } = goal;
  const mayBeNamed = objective !== null && (objectiveIds.has(objective.id) || parents.has(objective.id));
  return {
    ...goal,
    parentId: parents.get(goal.id) ?? null,
    objective: mayBeNamed ? objective : null,
    ownFields: ownValuesOf(values.fields, goal),
  };
}

type Labelled = { readonly objective: { readonly id: string } | null };

export function fieldsForShare(fields: readonly string[] | null): readonly string[] {
  if (fields === null) return SHARED_GOAL_FIELDS;
  return SHARED_GOAL_FIELDS.filter((field) => fields.includes(field));
}
