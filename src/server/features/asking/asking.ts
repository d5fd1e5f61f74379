import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Action, may, type Subject, TOKEN_ACCESSES, type Viewer } from '#core/access.ts';
import type { Role } from '#core/plan/owners.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Account } from '#server/features/accounts/account.ts';
import { type FindAsker, requireAsker } from '#server/features/accounts/asker.ts';
import type { Share, SharePurpose } from '#server/features/sharing/share.ts';
import type { ShareAuth, ShareVisit } from '#server/features/sharing/shareAuth.ts';
import { storeVersionFor } from '#server/platform/http/storeVersionFor.ts';
import { cachedReads } from '#server/store/database/cachedReads.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { reasonOfRequest } from './changeReason.ts';
import { readLastPlan } from './lastPlan.ts';
import { currentOf, findMemberships, type Membership, membershipOf } from './membership.ts';
import { createSecondFactorNeeded } from './secondFactorNeeded.ts';
import { bearerOf, type TokenAuth } from './tokenAuth.ts';

export type PlanAsker = Membership | ShareVisit;

export type Asking = {
  account(request: FastifyRequest, reply: FastifyReply): Promise<Account>;
  memberships(request: FastifyRequest, reply: FastifyReply): Promise<readonly Membership[]>;
  member(request: FastifyRequest, reply: FastifyReply, planId: string | null): Promise<Membership>;
  /**
   * For calls that are also open to shares: as a share where the request carries a token, whoever is signed in, else
   * as a member. Throws Refusal as `member` and `ShareDoor` do.
   */
  viewer(request: FastifyRequest, reply: FastifyReply, asked: AskedOfViewer): Promise<PlanAsker>;
};

export type AskedOfViewer = {
  readonly planId: string | null;
  readonly purpose?: SharePurpose;
};

export function createAsking(parts: {
  readonly store: Store;
  readonly findAsker: FindAsker;
  readonly shareAuth: ShareAuth;
  readonly tokenAuth: TokenAuth;
}): Asking {
  const { store } = parts;
  const refuseWithoutSecondFactor = createSecondFactorNeeded(store);
  const findOnce = cachedReads<readonly Membership[]>(store, { maxEntries: MAX_MEMBERS });
  const account: Asking['account'] = async (request, reply) => {
    if (request.shareToken !== null) await refuseShare(request, request.shareToken);
    if (bearerOf(request) !== null) throw notForTokens();
    return requireAsker(parts.findAsker, request, reply);
  };

  /** A share reads what is open to shares and nothing else; only a valid token is told what it may not do. */
  async function refuseShare(request: FastifyRequest, token: string): Promise<never> {
    await parts.shareAuth.open(request, { token, planId: null, purpose: 'page' });
    throw notForShares();
  }

  const membershipsOf = async (request: FastifyRequest, asker: Account) =>
    (await findOnce(asker.id, () => findMemberships(store.db, asker), storeVersionFor(request, store))) ?? [];

  const member: Asking['member'] = async (request, reply, planId) => {
    const token = tokenOf(request);
    if (token !== null) return parts.tokenAuth.open(request, { token, planId });
    const asker = await account(request, reply);
    const memberships = await membershipsOf(request, asker);
    const membership = membershipOf(memberships, {
      planId,
      lastPlanId: planId === null ? readLastPlan(request) : null,
    });
    await refuseWithoutSecondFactor(membership, asker.id, storeVersionFor(request, store));
    const reason = reasonOfRequest(request);
    if (reason !== null) requireRight(membership, 'lockPeriods');
    return { ...membership, reason };
  };

  return {
    account,
    memberships: async (request, reply) => {
      const token = tokenOf(request);
      if (token !== null) return [await parts.tokenAuth.open(request, { token, planId: null })];
      return membershipsOf(request, await account(request, reply));
    },
    member,
    viewer: (request, reply, { planId, purpose = 'page' }) => {
      const { shareToken: token } = request;
      if (token === null) return member(request, reply, planId);
      return parts.shareAuth.open(request, { token, planId, purpose });
    },
  };
}

function tokenOf(request: FastifyRequest): string | null {
  return request.shareToken === null ? bearerOf(request) : null;
}

const MAX_MEMBERS = 5_000;

export function shareOfAsker(asker: PlanAsker): Share | null {
  return 'share' in asker ? asker.share : null;
}

function notForTokens(): Refusal {
  return new Refusal({ code: 'forbidden', status: 403, message: 'An API token does not open that: sign in instead.' });
}

function notForShares(): Refusal {
  return new Refusal({ code: 'forbidden', status: 403, message: 'A shared view does not open that.' });
}

/** Of the asker's last plan; null where nobody is signed in, or they have no plan. */
export function findCurrentPlanBy({ db, findAsker }: { readonly db: Database; readonly findAsker: FindAsker }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<CurrentPlan | null> => {
    const asker = await findAsker(request, reply);
    if (asker === null) return null;
    const current = currentOf(await findMemberships(db, asker), readLastPlan(request));
    return current === null || current === undefined ? null : { id: current.plan.id, role: current.member.role };
  };
}

export type CurrentPlan = { readonly id: string; readonly role: Role };

export type FindCurrentPlan = ReturnType<typeof findCurrentPlanBy>;

export function requireRight(
  { viewer }: Pick<PlanAsker, 'viewer'>,
  action: Action,
  subject: Subject | null = null,
): void {
  if (may(viewer, action, subject)) return;
  throw tokenOnly(viewer, action, subject) ?? notAllowed();
}

const ACCESS_NAMES = { read: 'Read', figures: 'Figures', write: 'Figures and goals' } as const;

/** Where another access of the same token would do, it is no matter of the role. */
function tokenOnly(viewer: Viewer, action: Action, subject: Subject | null): Refusal | null {
  if (viewer.kind !== 'member' || viewer.token === undefined) return null;
  const needed = TOKEN_ACCESSES.find((token) => may({ ...viewer, token }, action, subject));
  if (needed === undefined) return null;
  const names = `its access is “${ACCESS_NAMES[viewer.token]}”, and this needs “${ACCESS_NAMES[needed]}”`;
  return new Refusal({ code: 'forbidden', status: 403, message: `This API token does not open that: ${names}.` });
}

export function notAllowed(): Refusal {
  return new Refusal({ code: 'forbidden', status: 403, message: 'Your role in this plan does not allow that.' });
}
