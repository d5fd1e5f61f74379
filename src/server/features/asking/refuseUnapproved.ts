import { type Approving, confirmersOf, fieldsToApprove, isHeldForApproval } from '#core/goal/figureFields.ts';
import type { GoalField } from '#core/goal/goalFields.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { changedMilestones, type GoalMilestones } from '#core/work/milestonesOfGoals.ts';
import { Refusal } from '#server/base/errors.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { Database } from '#server/store/database/store.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import { findMilestonesOf } from '#server/store/plans/work.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { nameOf } from './membership.ts';

/**
 * Refuses changes of fields from which a figure or its verdict follows, where the figures of the goal wait for the yes
 * of others: a target that nobody approved turns a goal green as well as an actual does. Throws `needs_approval`.
 */
export function refuseUnapproved(
  edits: readonly Edit[],
  { booked, viewer }: { readonly booked: BookedPlan; readonly viewer: Approving['viewer'] },
): void {
  const { plan, owners } = booked.whole;
  if (!plan.figuresWait) return;
  const held = edits.flatMap((edit) => {
    const before = edit.entity === 'goal' ? booked.goals.get(edit.id) : undefined;
    if (edit.entity !== 'goal' || before === undefined || edit.after === null) return [];
    const fields = fieldsToApprove({ before, after: edit.after }, { plan, owners, viewer });
    return fields.length === 0 ? [] : [{ goal: before, fields }];
  });
  if (held.length > 0) throw needsApproval(held, booked);
}

/**
 * The same for milestones that measure a goal, whatever changed them. Asked once the change is written, in its
 * transaction: throws `needs_approval`.
 */
export async function refuseUnapprovedMilestones(
  changed: readonly Pick<Edit, 'entity'>[],
  { db, booked, viewer }: { readonly db: Database; readonly booked: BookedPlan; readonly viewer: Approving['viewer'] },
): Promise<void> {
  const { plan, owners, milestones } = booked.whole;
  if (!plan.figuresWait || milestones.size === 0) return;
  if (!changed.some(({ entity }) => entity === 'initiative' || entity === 'milestone')) return;
  const after = await findMilestonesOf(db, { planId: plan.id, goals: booked.goals.values() });
  const held = [...changedMilestones(untitled(milestones), untitled(after)).keys()].flatMap((id) => {
    const goal = booked.goals.get(id);
    return goal !== undefined && isHeldForApproval(goal, { plan, owners, viewer }) ? [{ goal, fields: [] }] : [];
  });
  if (held.length > 0) throw needsApproval(held, booked);
}

/** No figure follows from titles. */
function untitled(milestones: GoalMilestones): GoalMilestones {
  return new Map(Array.from(milestones, ([id, all]) => [id, all.map((each) => ({ ...each, title: '' }))]));
}

export type HeldGoal = { readonly goal: GoalRecord; readonly fields: readonly GoalField[] };

const MOST_NAMED = 3;

export function needsApproval(held: readonly HeldGoal[], { whole: { owners } }: BookedPlan): Refusal {
  const confirmers = new Set(held.flatMap(({ goal }) => confirmersOf(goal, owners)));
  const ask = [...confirmers].map((member) => ({ user_id: member.id, name: nameOf(member) }));
  const goals = held.map(({ goal: { id, number, title } }) => ({ id, number: shownNumber(number), item: title }));
  const named = goals.slice(0, MOST_NAMED).map(({ number, item }) => `${number} ${item}`);
  const more = goals.length > MOST_NAMED ? ` and ${goals.length - MOST_NAMED} more` : '';
  const whom = ask.slice(0, MOST_NAMED).map(({ name }) => name);
  return new Refusal({
    code: 'needs_approval',
    status: 403,
    message: `Figures wait for a yes in this plan, and this changes a figure or its verdict: ${named.join(', ')}${more}. Ask ${whom.join(' or ') || 'a lead of the plan'}.`,
    details: { goals, fields: [...new Set(held.flatMap(({ fields }) => fields))], ask },
  });
}
