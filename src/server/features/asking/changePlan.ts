import type { Clock } from '#server/base/clock.ts';
import { findApiTokens } from '#server/features/accounts/apiTokenRepository.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import { writeLocked } from '#server/store/changes/changes.ts';
import { foldEdits } from '#server/store/changes/foldedChange.ts';
import { inPlanLock, type LockedPlan } from '#server/store/changes/planLock.ts';
import { type Seen, seenSince } from '#server/store/changes/seen.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { notAllowed } from './asking.ts';
import { authorOf, isNobody, type Membership, planNotFound } from './membership.ts';
import { refuseUnapproved, refuseUnapprovedMilestones } from './refuseUnapproved.ts';
import { type PlannedChange, submitForApproval } from './submitForApproval.ts';

export type { PlannedChange };

export type LockedReading = {
  readonly db: Database;
  readonly seen: Seen | null;
};

export type ChangeAsked = {
  readonly membership: Membership;
  /** If-Match: what others changed since is not overwritten. Null: the last one wins. */
  readonly expectedVersion: number | null;
  /** Runs under the plan's lock, on the plan as it then is. Throws Refusal where the plan does not allow the change. */
  readonly plan: (booked: BookedPlan, reading: LockedReading) => PlannedChange | Promise<PlannedChange>;
};

export type ChangeDone = {
  readonly version: number;
  /** How many of the figures wait for a yes. */
  readonly waiting: number;
};

export type ChangePlan = (asked: ChangeAsked) => Promise<ChangeDone>;

export type ChangeParts = { readonly store: Store; readonly clock: Clock; readonly planBook: PlanBook };

export function createChangePlan(parts: ChangeParts): ChangePlan {
  return ({ membership, expectedVersion, plan }) => {
    const { reason, tokenName = null } = membership;
    const planId = membership.plan.id;
    return asMember(parts, membership, async (locked, booked) => {
      const db = locked.trx;
      const seen = expectedVersion === null ? null : seenSince(db, { planId, since: expectedVersion });
      const at = parts.clock.now();
      const planned = await plan(booked, { db, seen });
      const author = authorOf(membership);
      const { viewer } = membership;
      refuseUnapproved(planned.edits, { booked, viewer });
      const made = await submitForApproval(planned, { booked, viewer, author, at, db });
      const { what, edits, follows = [], waiting } = made;
      const stamp = { planId, at, ...author, reason: made.reason ?? reason, what, tokenName };
      const folded = await foldEdits([...edits, ...follows]);
      const asked = follows.length === 0 ? folded : await foldEdits(edits);
      const expected = expectedVersion === null ? {} : { expectedVersion, asked };
      const written = await writeLocked(locked, { stamp, folded, known: booked.whole, ...expected });
      await refuseUnapprovedMilestones(edits, { db, booked, viewer });
      return { ...written, waiting };
    });
  };
}

/**
 * Locks a plan for a member and passes the plan as it then is. Throws Refusal: `plan_not_found`, and `forbidden`
 * where the member's rights changed since the request began.
 */
export async function asMember<T>(
  { store, planBook }: Omit<ChangeParts, 'clock'>,
  membership: Membership,
  work: (locked: LockedPlan, booked: BookedPlan) => Promise<T>,
): Promise<T> {
  const planId = membership.plan.id;
  // A plan that is not in memory is read before it is locked, so that others can write meanwhile.
  if ((await planBook.find(planId)) === null) throw planNotFound();
  return inPlanLock({ store, planId }, async (locked) => {
    const version = Number(locked.stored?.version ?? 0);
    const booked = locked.stored === null ? null : await planBook.findLocked(locked.trx, { planId, version });
    if (booked === null) throw planNotFound();
    await refuseOtherMembership(membership, { booked, db: locked.trx });
    return work(locked, booked);
  });
}

/** Nobody writes with a right they lost during the request. */
async function refuseOtherMembership(
  { plan, member, tokenId }: Membership,
  { booked: { whole }, db }: { readonly booked: BookedPlan; readonly db: Database },
): Promise<void> {
  if (isNobody(member)) {
    const tokens = await findApiTokens(db, { planId: plan.id, of: 'plan' });
    if (!tokens.some(({ id }) => id === tokenId)) throw notAllowed();
    return;
  }
  const now = whole.owners.members.find(({ id }) => id === member.id);
  if (now === undefined) throw planNotFound();
  const isSame =
    now.role === member.role &&
    now.departmentId === member.departmentId &&
    now.leadsDepartment === member.leadsDepartment;
  if (!isSame) throw notAllowed();
}
