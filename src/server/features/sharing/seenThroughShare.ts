import type { AnsweredGoal, DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { SHARED_GOAL_FIELDS } from '#contract/goal/sharedGoal.ts';
import { ownValuesOf } from '#core/own/ownValue.ts';
import type { SharedPlan } from './sharedPlan.ts';

/**
 * A goal inside the ceiling as a share's viewers get it: its own figures, under the nearest visible ancestor, with
 * the label of its top ancestor only where that is the top ancestor of a listed goal (rule 7.3), and public own
 * fields alone.
 */
export function seenThroughShare<
  Goal extends Pick<DashboardGoal, 'id' | 'parentId' | 'depth' | 'ownFields' | 'memberId' | 'departmentId'> & Labelled,
>(goal: Goal, { parents, objectiveIds, values, hides }: SharedPlan): Goal {
  const { objective } = goal;
  const mayBeNamed = objective !== null && (objectiveIds.has(objective.id) || parents.has(objective.id));
  return {
    ...goal,
    parentId: parents.get(goal.id) ?? null,
    objective: mayBeNamed ? objective : null,
    ownFields: ownValuesOf(values.fields, goal),
    ...(hides.hidesOwners && { memberId: null, departmentId: null }),
  };
}

/** A whole goal, which tells more: also without what the share leaves out of comments and names. */
export function wholeSeenThroughShare(goal: AnsweredGoal, shared: SharedPlan): AnsweredGoal {
  const { hidesComments, hidesOwners, hidesNextSteps, hidesWork } = shared.hides;
  const seen = seenThroughShare(goal, shared);
  const { figures, lastComment } = seen;
  return {
    ...seen,
    ...(hidesOwners && {
      ownerLabel: '',
      contributorIds: [],
      lastComment: lastComment && { ...lastComment, firstName: '', lastName: '' },
    }),
    ...(hidesWork && { milestoneCount: null }),
    ...(hidesNextSteps && { nextStep: '', nextStepDue: null }),
    ...(hidesComments && {
      lastComment: null,
      commentCount: 0,
      figures: NOTED_RULES.has(figures.statusRule) ? { ...figures, statusText: '' } : figures,
    }),
  };
}

/** Statuses set by hand, whose text is the note of who set them. */
const NOTED_RULES: ReadonlySet<DashboardGoal['figures']['statusRule']> = new Set(['setByHand', 'deferred']);

type Labelled = { readonly objective: { readonly id: string } | null };

export function fieldsForShare(fields: readonly string[] | null): readonly string[] {
  if (fields === null) return SHARED_GOAL_FIELDS;
  return SHARED_GOAL_FIELDS.filter((field) => fields.includes(field));
}
