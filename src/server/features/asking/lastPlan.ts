import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_PREFIX, HOST_PREFIX } from '#server/features/accounts/auth.ts';
import { readCookie } from '#server/platform/http/readCookie.ts';

/** The plan this browser opened last, where /dashboard leads. Neither secret nor a right. */
const COOKIE = `${COOKIE_PREFIX}.plan`;
const ONE_YEAR_S = 31_536_000;

export function readLastPlan(request: FastifyRequest): string | null {
  return readCookie(request, nameFor(request));
}

export function rememberPlan(request: FastifyRequest, reply: FastifyReply, planId: string): void {
  if (readLastPlan(request) === planId) return;
  const name = nameFor(request);
  const secure = name !== COOKIE;
  reply.setCookie(name, planId, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: ONE_YEAR_S });
}

function nameFor({ headers: { cookie } }: FastifyRequest): string {
  return cookie?.includes(`${HOST_PREFIX}${COOKIE_PREFIX}.`) ? `${HOST_PREFIX}${COOKIE}` : COOKIE;
}
