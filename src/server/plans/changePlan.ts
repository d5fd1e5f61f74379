import type { Clock } from '#server/clock.ts';
import { Refusal } from '#server/errors.ts';
import type { BookedPlan } from '#server/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/planBook/planBook.ts';
import { applyChange } from '#server/store/changes.ts';
import type { Edit } from '#server/store/edit.ts';
import type { Store } from '#server/store/store.ts';
import { type Membership, nameOf, planNotFound } from './membership.ts';

/** What somebody does to a plan: in a few words for the log, and the edits it comes to. */
export type PlannedChange = { readonly what: string; readonly edits: readonly Edit[] };

export type ChangeAsked = {
  readonly membership: Membership;
  /** If-Match: what others changed since is not overwritten. Null: the last one wins. */
  readonly expectedVersion: number | null;
  /** Asked anew where somebody else wrote the same meanwhile; throws Refusal where the plan does not allow it. */
  readonly plan: (booked: BookedPlan) => PlannedChange | Promise<PlannedChange>;
};

/** Changes a plan as a member of it. Throws what `applyChange` and `plan` throw. */
export type ChangePlan = (asked: ChangeAsked) => Promise<{ readonly version: number }>;

export function createChangePlan(parts: {
  readonly store: Store;
  readonly clock: Clock;
  readonly planBook: PlanBook;
}): ChangePlan {
  return (asked) => changePlan(parts, asked, MOST_TRIES);
}

const MOST_TRIES = 5;

async function changePlan(
  parts: Parameters<typeof createChangePlan>[0],
  asked: ChangeAsked,
  triesLeft: number,
): Promise<{ readonly version: number }> {
  const { member, plan, reason } = asked.membership;
  const booked = await parts.planBook.find(plan.id);
  if (booked === null) throw planNotFound();
  const stamp = { planId: plan.id, at: parts.clock.now(), memberId: member.id, by: nameOf(member), reason };
  const change = { ...stamp, ...(await asked.plan(booked)) };
  try {
    return await applyChange(parts.store, change, {
      expectedVersion: asked.expectedVersion ?? booked.whole.version,
      known: booked.whole,
    });
  } catch (error) {
    const isOvertaken = error instanceof Refusal && error.code === 'changed_meanwhile';
    // Without If-Match the last one wins, but never on a copy of the plan that is older than the store's.
    if (!isOvertaken || asked.expectedVersion !== null || triesLeft === 0) throw error;
    return changePlan(parts, asked, triesLeft - 1);
  }
}
