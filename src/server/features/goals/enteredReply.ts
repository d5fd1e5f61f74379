import type { FastifyReply } from 'fastify';
import type { Entered } from '#contract/entryCells.ts';
import type { ChangeDone } from '#server/features/asking/changePlan.ts';

/** The reply to a call that enters figures, with the plan's version as its etag. */
export function enteredReply(reply: FastifyReply, { version, waiting }: ChangeDone): Entered {
  reply.header('etag', `"${version}"`);
  return { version, ...(waiting > 0 && { waiting }) };
}
