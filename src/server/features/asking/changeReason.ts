import type { FastifyRequest } from 'fastify';
import { CHANGE_REASON_HEADER, MAX_REASON, readReason } from '#contract/changeReason.ts';
import { Refusal } from '#server/base/errors.ts';

export function reasonOfRequest({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const header = headers[CHANGE_REASON_HEADER];
  if (typeof header !== 'string') return null;
  const reason = readReason(header);
  if (reason !== null) return reason;
  const message = `${CHANGE_REASON_HEADER} must be a text of 1 to ${MAX_REASON} characters, percent-encoded.`;
  throw new Refusal({ code: 'bad_request', status: 400, message });
}
