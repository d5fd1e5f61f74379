import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/base/errors.ts';
import { sendDeadEnd } from './deadEnd.ts';

/**
 * Answers a dead link with a plain page for a person and the usual error for a program; the same whether it was
 * wrong, paused, revoked or has expired. Rethrows every other error.
 */
export function refusePlainly(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const isMissing = error instanceof Refusal && error.status === 404;
  if (!isMissing || !(request.headers.accept ?? '').includes('text/html')) throw error;
  return sendDeadEnd(request, reply, 'deadLink');
}
