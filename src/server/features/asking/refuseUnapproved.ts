import { type Approving, confirmersOf, fieldsToApprove } from '#core/goal/figureFields.ts';
import type { GoalField } from '#core/goal/goalFields.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { Refusal } from '#server/base/errors.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
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
