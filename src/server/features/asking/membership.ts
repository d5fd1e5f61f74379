import type { Viewer } from '#core/access.ts';
import type { Member } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Account } from '#server/features/accounts/account.ts';
import type { Database } from '#server/store/database/store.ts';
import { findPlansOfAccount } from '#server/store/plans/plans.ts';

/** A plan as somebody who belongs to it asks for it. */
export type Membership = {
  readonly plan: Plan;
  readonly member: Member;
  readonly viewer: Viewer;
  /** Why it changes figures of closed periods, where the request gives a reason. */
  readonly reason: string | null;
  /** The API token by which a program asks; null for a person. */
  readonly tokenId: string | null;
};

/**
 * As which member an account asks for a plan: the named one, else the current one, that is the one opened last where
 * it still belongs to it, else the first by name. Throws `plan_not_found` (404) for a plan of others as for none.
 */
export async function requireMembership(
  db: Database,
  asked: { readonly account: Account; readonly planId: string | null; readonly lastPlanId: string | null },
): Promise<Membership> {
  return membershipOf(await findMemberships(db, asked.account), asked);
}

/** `requireMembership` among all memberships of the account. */
export function membershipOf(
  memberships: readonly Membership[],
  { planId, lastPlanId }: { readonly planId: string | null; readonly lastPlanId: string | null },
): Membership {
  const found =
    planId === null ? currentOf(memberships, lastPlanId) : memberships.find(({ plan }) => plan.id === planId);
  if (found === undefined) throw planNotFound();
  return found;
}

/** By the plans' names. */
export async function findMemberships(db: Database, account: Account): Promise<Membership[]> {
  const plans = await findPlansOfAccount(db, account.id);
  return plans.map(({ plan, member }) => ({ plan, member, viewer: viewerOf(member), reason: null, tokenId: null }));
}

/** The plan opened last, else the first by name; an archived one only where there is no other. */
export function currentOf(memberships: readonly Membership[], lastPlanId: string | null): Membership | undefined {
  const inUse = memberships.filter(({ plan }) => !plan.isArchived);
  return inUse.find(({ plan }) => plan.id === lastPlanId) ?? inUse[0] ?? memberships[0];
}

/** The name shown in the log of changes. */
export function nameOf(member: Member): string {
  return `${member.firstName} ${member.lastName}`.trim();
}

export function viewerOf(member: Member): Extract<Viewer, { readonly kind: 'member' }> {
  const { id: memberId, role, departmentId, leadsDepartment } = member;
  return { kind: 'member', memberId, role, departmentId, leadsDepartment };
}

/** The same for a plan of others as for none. */
export function planNotFound(): Refusal {
  return new Refusal({ code: 'plan_not_found', status: 404, message: 'There is no such plan.' });
}
