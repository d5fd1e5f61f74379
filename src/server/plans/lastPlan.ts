import type { FastifyReply, FastifyRequest } from 'fastify';

/** Which plan this browser opened last: where /dashboard leads. Not a secret and not a right. */
const COOKIE = 'milepost.plan';
const ONE_YEAR_S = 31_536_000;

export function readLastPlan(request: FastifyRequest): string | null {
  return request.cookies[COOKIE] ?? null;
}

export function rememberPlan(request: FastifyRequest, reply: FastifyReply, planId: string): void {
  if (readLastPlan(request) === planId) return;
  reply.setCookie(COOKIE, planId, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: ONE_YEAR_S });
}
