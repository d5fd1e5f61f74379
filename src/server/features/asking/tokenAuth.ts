import type { FastifyRequest } from 'fastify';
import { type Clock, machineTime, timeOfInstant } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { findApiToken, noteApiTokenUsed, type StoredApiToken } from '#server/features/accounts/apiTokenRepository.ts';
import { noteAsker } from '#server/platform/audit/whoAsked.ts';
import type { MissLimit } from '#server/platform/limits/missLimit.ts';
import type { Database } from '#server/store/database/store.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import { findPlan } from '#server/store/plans/plans.ts';
import { type Membership, memberOfToken, planNotFound, viewerOf } from './membership.ts';

/** Authenticates programs: as the member who made the token or as the plan's own, in its plan only, within its rights. */
export type TokenAuth = {
  open(request: FastifyRequest, asked: { readonly token: string; readonly planId: string | null }): Promise<Membership>;
};

/** The last use of a token is recorded to the minute, so that not every call writes. */
const NOTED_EVERY = 60_000;

const READING = new Set(['GET', 'HEAD']);

export function createTokenAuth(parts: {
  readonly db: Database;
  readonly clock: Clock;
  readonly misses: MissLimit;
}): TokenAuth {
  const { db, clock, misses } = parts;

  async function stored(request: FastifyRequest, token: string): Promise<StoredApiToken> {
    misses.refuseGuessing(request.ip, machineTime());
    const found = await findApiToken(db, token);
    const isOver = found?.expiresAt !== null && found !== null && timeOfInstant(found.expiresAt) <= machineTime();
    if (found !== null && !isOver) return found;
    misses.miss(request.ip, token, machineTime());
    throw badToken();
  }

  return {
    open: async (request, { token, planId }) => {
      const found = await stored(request, token);
      noteAsker(request, 'token', found.id);
      if (planId !== null && planId !== found.planId) throw planNotFound();
      if (found.access === 'read' && !READING.has(request.method)) throw readsOnly();
      const plan = await findPlan(db, found.planId);
      const member =
        found.owner === 'plan'
          ? memberOfToken(found.name)
          : (await findMembers(db, found.planId)).find(({ id }) => id === found.memberId);
      // Tokens end with their member's membership.
      if (plan === null || member === undefined) throw badToken();
      const now = clock.now();
      if (found.lastUsedAt === null || timeOfInstant(now) - timeOfInstant(found.lastUsedAt) >= NOTED_EVERY) {
        await noteApiTokenUsed(db, found, now);
      }
      const { id, firstName, lastName, role, departmentId, leadsDepartment } = member;
      const known = { id, firstName, lastName, role, departmentId, leadsDepartment };
      return {
        plan,
        member: known,
        viewer: { ...viewerOf(known), token: found.access },
        reason: null,
        tokenId: found.id,
        tokenName: found.name,
      };
    },
  };
}

export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function badToken(): Refusal {
  return new Refusal({
    code: 'bad_token',
    status: 401,
    message: 'This API token opens nothing: it was revoked, is over, or never was one.',
  });
}

function readsOnly(): Refusal {
  return new Refusal({
    code: 'forbidden',
    status: 403,
    message: 'This API token may only read. Make one that may write.',
  });
}
