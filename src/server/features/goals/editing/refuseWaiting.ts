import { Refusal } from '#server/base/errors.ts';
import type { LockedReading, PlannedChange } from '#server/features/asking/changePlan.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { findWaiting } from '#server/store/plans/waiting.ts';

/** Refuses another tracking of a goal while figures of it wait for a yes: they are of its periods as they are now. */
export async function refuseWaiting(
  { edits, follows = [] }: PlannedChange,
  { booked, db }: { readonly booked: BookedPlan } & Pick<LockedReading, 'db'>,
): Promise<void> {
  const tracked = new Set<string>();
  for (const edit of [...edits, ...follows]) {
    if (edit.entity !== 'goal' || edit.after === null) continue;
    const before = booked.goals.get(edit.id);
    if (before !== undefined && before.trackingFrequency !== edit.after.trackingFrequency) tracked.add(edit.id);
  }
  if (tracked.size === 0) return;
  const waiting = await findWaiting(db, booked.whole.plan.id);
  const count = waiting.filter(({ goalId }) => tracked.has(goalId)).length;
  if (count === 0) return;
  throw new Refusal({
    code: 'figures_wait',
    status: 409,
    message: `Figures of this goal wait for a yes (${count}). Answer them first, under Entry, Waiting.`,
  });
}
