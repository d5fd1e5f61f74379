import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Action, may, type Subject } from '#core/access.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Account } from '#server/features/accounts/account.ts';
import { type FindAsker, requireAsker } from '#server/features/accounts/asker.ts';
import type { Share, SharePurpose } from '#server/features/sharing/share.ts';
import type { ShareDoor, ShareVisit } from '#server/features/sharing/shareDoor.ts';
import { momentOfRequest } from '#server/platform/http/momentOfRequest.ts';
import { cachedReads } from '#server/store/database/cachedReads.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { reasonOfRequest } from './changeReason.ts';
import { readLastPlan } from './lastPlan.ts';
import { currentOf, findMemberships, type Membership, membershipOf } from './membership.ts';
import { bearerOf, type TokenDoor } from './tokenDoor.ts';

/** Who asks for a plan: a member of it, or whoever holds the token of a share of it. */
export type PlanAsker = Membership | ShareVisit;

/** The questions a call about a plan begins with: who asks, and as what for which plan. */
export type Asking = {
  /** Throws Refusal: 401 where nobody is signed in; for a share 403, or 404 where its token opens nothing. */
  account(request: FastifyRequest, reply: FastifyReply): Promise<Account>;
  /** All plans of the asker, by name; of a program the one its token opens. Throws Refusal as `account` does. */
  memberships(request: FastifyRequest, reply: FastifyReply): Promise<readonly Membership[]>;
  /** Of the plan with this id; null: of the current one. Throws Refusal (401, 404), and like `account` for a share. */
  member(request: FastifyRequest, reply: FastifyReply, planId: string | null): Promise<Membership>;
  /**
   * For calls that are open to shares too: as a share where the request carries a token, whoever is signed in, else as
   * a member. Throws Refusal as `member` and the share's door do.
   */
  viewer(request: FastifyRequest, reply: FastifyReply, asked: AskedOfViewer): Promise<PlanAsker>;
};

export type AskedOfViewer = {
  /** Null: the current plan, or the share's. */
  readonly planId: string | null;
  /** What a share's token must open; the page, unless it says otherwise. */
  readonly purpose?: SharePurpose;
};

export function createAsking(parts: {
  readonly store: Store;
  readonly findAsker: FindAsker;
  readonly shareDoor: ShareDoor;
  readonly tokenDoor: TokenDoor;
}): Asking {
  const { store } = parts;
  const findOnce = cachedReads<readonly Membership[]>(store, { maxEntries: MAX_MEMBERS });
  const account: Asking['account'] = async (request, reply) => {
    await refuseShare(request);
    if (bearerOf(request) !== null) throw notForTokens();
    return requireAsker(parts.findAsker, request, reply);
  };

  /** A share reads what is open to shares and does nothing else; what it may not do is told only to a good token. */
  async function refuseShare(request: FastifyRequest): Promise<void> {
    const { shareToken: token } = request;
    if (token === null) return;
    await parts.shareDoor.open(request, { token, planId: null, purpose: 'page' });
    throw notForShares();
  }

  const membershipsOf = async (request: FastifyRequest, asker: Account) =>
    (await findOnce(asker.id, () => findMemberships(store.db, asker), momentOfRequest(request, store))) ?? [];

  const member: Asking['member'] = async (request, reply, planId) => {
    const token = tokenOf(request);
    if (token !== null) return parts.tokenDoor.open(request, { token, planId });
    const memberships = await membershipsOf(request, await account(request, reply));
    const membership = membershipOf(memberships, { planId, lastPlanId: readLastPlan(request) });
    const reason = reasonOfRequest(request);
    if (reason !== null) requireRight(membership, 'lockPeriods');
    return { ...membership, reason };
  };

  return {
    account,
    memberships: async (request, reply) => {
      const token = tokenOf(request);
      if (token !== null) return [await parts.tokenDoor.open(request, { token, planId: null })];
      return membershipsOf(request, await account(request, reply));
    },
    member,
    viewer: async (request, reply, { planId, purpose = 'page' }) => {
      const { shareToken: token } = request;
      if (token === null) return member(request, reply, planId);
      return parts.shareDoor.open(request, { token, planId, purpose });
    },
  };
}

/** The API token by which a program asks; null where a share or a person does. */
function tokenOf(request: FastifyRequest): string | null {
  return request.shareToken === null ? bearerOf(request) : null;
}

/** Of whom the store need not be read again while nobody writes. */
const MAX_MEMBERS = 5_000;

/** The share through which a plan is asked for; null for a member. */
export function shareOfAsker(asker: PlanAsker): Share | null {
  return 'share' in asker ? asker.share : null;
}

function notForTokens(): Refusal {
  return new Refusal({ code: 'forbidden', status: 403, message: 'An API token does not open that: sign in instead.' });
}

function notForShares(): Refusal {
  return new Refusal({ code: 'forbidden', status: 403, message: 'A shared view does not open that.' });
}

/** Where /dashboard leads: null for nobody signed in, and for somebody without a plan. */
export function findCurrentPlanIdBy({ db, findAsker }: { readonly db: Database; readonly findAsker: FindAsker }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const asker = await findAsker(request, reply);
    if (asker === null) return null;
    return currentOf(await findMemberships(db, asker), readLastPlan(request))?.plan.id ?? null;
  };
}

/** Throws Refusal (403) unless the member, or the share, may do it. */
export function requireRight(
  { viewer }: Pick<PlanAsker, 'viewer'>,
  action: Action,
  subject: Subject | null = null,
): void {
  if (!may(viewer, action, subject)) throw notAllowed();
}

export function notAllowed(): Refusal {
  return new Refusal({ code: 'forbidden', status: 403, message: 'Your role in this plan does not allow that.' });
}
