import type { FastifyRequest } from 'fastify';
import { SHARE_PASS_HEADER } from '#contract/sharePass.ts';
import type { Viewer } from '#core/access.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type Clock, machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { noteAsker } from '#server/platform/audit/whoAsked.ts';
import { notFound } from '#server/platform/http/errorReply.ts';
import { storeVersionFor } from '#server/platform/http/storeVersionFor.ts';
import type { MissLimit } from '#server/platform/limits/missLimit.ts';
import { cachedReads } from '#server/store/database/cachedReads.ts';
import type { Store } from '#server/store/database/store.ts';
import { findPlan } from '#server/store/plans/plans.ts';
import { type FoundShare, findShareByToken } from './findShareByToken.ts';
import { type Share, type SharePurpose, shareStateOf } from './share.ts';
import { createSharePasses, type SharePasses } from './sharePass.ts';
import type { ViewCounts } from './viewCounts.ts';

export type ShareVisit = { readonly plan: Plan; readonly viewer: Viewer; readonly share: Share };

type Opening = {
  readonly token: string;
  readonly planId: string | null;
  readonly purpose: SharePurpose;
  /** False for what precedes the password and shows nothing of the plan. */
  readonly needsPass?: boolean;
  readonly isView?: boolean;
};

/** Authenticates share tokens. */
export type ShareAuth = {
  /**
   * Throws Refusal: the same plain 404 for unknown, paused, expired and revoked tokens; `password_needed` (403)
   * without a valid pass where the share has a password; 429 for guessing.
   */
  open(request: FastifyRequest, opening: Opening): Promise<ShareVisit>;
  readonly passes: SharePasses;
};

export function createShareAuth({
  store,
  clock,
  secret,
  misses,
  views,
}: {
  readonly store: Store;
  readonly clock: Clock;
  readonly secret: string;
  readonly misses: MissLimit;
  readonly views: ViewCounts;
}): ShareAuth {
  const passes = createSharePasses(secret);
  const findShareOnce = cachedReads<FoundShare>(store, { maxEntries: MAX_SHARES });
  const findPlanOnce = cachedReads<Plan>(store, { maxEntries: MAX_SHARES });

  async function find(
    request: FastifyRequest,
    { token, planId, purpose }: Opening,
    now: number,
  ): Promise<Share | null> {
    const moment = storeVersionFor(request, store);
    const found = await findShareOnce(token, () => findShareByToken(store.db, token), moment);
    if (found === null || !opens(found.purpose, purpose)) return null;
    const { share } = found;
    const isOfPlan = planId === null || share.planId === planId;
    return isOfPlan && shareStateOf(share, now) === 'live' ? share : null;
  }

  const planOf = (request: FastifyRequest, { planId }: Share) =>
    findPlanOnce(planId, () => findPlan(store.db, planId), storeVersionFor(request, store));

  return {
    passes,
    open: async (request, opening) => {
      const now = machineTime();
      misses.refuseGuessing(request.ip, now);
      const share = await find(request, opening, now);
      const plan = share === null ? null : await planOf(request, share);
      if (share === null || plan === null) {
        misses.miss(request.ip, opening.token, now);
        throw notFound();
      }
      noteAsker(request, 'share', share.id);
      const { needsPass = true, isView = false } = opening;
      if (needsPass && !hasEntry(share, request.headers, now)) throw passwordNeeded();
      views.note({ planId: share.planId, shareId: share.id }, { at: clock.now(), isView });
      return { plan, viewer: { kind: 'share', style: share.style }, share };
    },
  };

  function hasEntry(share: Share, headers: FastifyRequest['headers'], now: number): boolean {
    if (share.passwordHash === null) return true;
    const pass = headers[SHARE_PASS_HEADER];
    return typeof pass === 'string' && passes.isValid(share, pass, now);
  }
}

const MAX_SHARES = 5_000;

/** A page's token opens all that belongs to the page; a picture's only the picture (trust, section 2). */
function opens(held: SharePurpose, wanted: SharePurpose): boolean {
  return held === 'page' || wanted === 'picture';
}

function passwordNeeded(): Refusal {
  return new Refusal({ code: 'password_needed', status: 403, message: 'This view asks for its password first.' });
}
