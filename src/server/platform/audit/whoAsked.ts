import type { FastifyRequest } from 'fastify';
import type { SecurityEvent } from './securityLog.ts';

/** What only the call itself knows of how it ended. */
export type Noted = {
  readonly who?: string;
  readonly email?: string | null;
  /** Where the status does not tell it, as of a redirect. */
  readonly outcome?: SecurityEvent['outcome'];
  /** Where one call has different meanings; null: nothing happened. */
  readonly event?: string | null;
};

const NOTES = new WeakMap<FastifyRequest, Noted>();

/** Keeps for the log who asks: an account, an API token or a share, by its id. */
export function noteWhoAsks(request: FastifyRequest, kind: 'account' | 'token' | 'share', id: string): void {
  noteForLog(request, { who: `${kind} ${id}` });
}

/** Keeps something for the line of this request in the log. */
export function noteForLog(request: FastifyRequest, noted: Noted): void {
  NOTES.set(request, { ...NOTES.get(request), ...noted });
}

/** What was kept; nothing where nobody was found to ask. */
export function notedOf(request: FastifyRequest): Noted {
  return NOTES.get(request) ?? {};
}
