import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/base/errors.ts';
import { sendDeadEnd } from './deadEnd.ts';

/**
 * Answers a link that leads nowhere to a person as a plain page, to a program in the shape of all errors; the same
 * whether it was wrong, paused, revoked or has ended. Throws every other error again.
 */
export function refusePlainly(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const isMissing = error instanceof Refusal && error.status === 404;
  if (!isMissing || !(request.headers.accept ?? '').includes('text/html')) throw error;
  return sendDeadEnd(request, reply, 'deadLink');
}
