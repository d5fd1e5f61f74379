import type { Viewer } from '#core/access.ts';
import type { Member } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Account } from '#server/features/accounts/account.ts';
import type { Database } from '#server/store/database/store.ts';
import { findPlansOfAccount } from '#server/store/plans/plans.ts';

export type Membership = {
  readonly plan: Plan;
  readonly member: Member;
  readonly viewer: Viewer;
  readonly reason: string | null;
  readonly tokenId: string | null;
  readonly tokenName?: string;
};

/**
 * The membership by which an account uses a plan: of the named plan, else of the one opened last where it still
 * belongs to it, else of the first by name. Throws `plan_not_found` (404) for a plan of others as for none.
 */
export function membershipOf(
  memberships: readonly Membership[],
  { planId, lastPlanId }: { readonly planId: string | null; readonly lastPlanId: string | null },
): Membership {
  const found =
    planId === null ? currentOf(memberships, lastPlanId) : memberships.find(({ plan }) => plan.id === planId);
  if (found === undefined) throw planNotFound();
  return found;
}

export async function findMemberships(db: Database, account: Account): Promise<Membership[]> {
  const plans = await findPlansOfAccount(db, account.id);
  return plans.map(({ plan, member }) => ({ plan, member, viewer: viewerOf(member), reason: null, tokenId: null }));
}

export function currentOf(memberships: readonly Membership[], lastPlanId: string | null): Membership | undefined {
  const inUse = memberships.filter(({ plan }) => !plan.isArchived);
  return inUse.find(({ plan }) => plan.id === lastPlanId) ?? inUse[0] ?? memberships[0];
}

export function nameOf(member: Member): string {
  return `${member.firstName} ${member.lastName}`.trim();
}

/** The member that a plan's own API token acts as: nobody in particular, with a lead's rights as far as the token allows. */
export function memberOfToken(name: string): Member {
  return { id: NOBODY, firstName: name, lastName: '', role: 'lead', departmentId: null, leadsDepartment: false };
}

const NOBODY = '';

/** Whose a change, a status or a comment is; a plan's own token writes in its name, and for no member. */
export function authorOf({ member }: Pick<Membership, 'member'>): {
  readonly memberId: string | null;
  readonly by: string;
} {
  return { memberId: isNobody(member) ? null : member.id, by: nameOf(member) };
}

export function isNobody({ id }: Pick<Member, 'id'>): boolean {
  return id === NOBODY;
}

export function viewerOf(member: Member): Extract<Viewer, { readonly kind: 'member' }> {
  const { id: memberId, role, departmentId, leadsDepartment } = member;
  return { kind: 'member', memberId, role, departmentId, leadsDepartment };
}

export function planNotFound(): Refusal {
  return new Refusal({ code: 'plan_not_found', status: 404, message: 'There is no such plan.' });
}
