import type { FastifyRequest } from 'fastify';
import type { SecurityEvent } from './securityLog.ts';

export type Noted = {
  readonly who?: string;
  readonly email?: string | null;
  readonly outcome?: SecurityEvent['outcome'];
  readonly event?: string | null;
};

const NOTES = new WeakMap<FastifyRequest, Noted>();

/** Remembers for the log who asks: an account, an API token or a share, by its id. */
export function noteAsker(request: FastifyRequest, kind: 'account' | 'token' | 'share', id: string): void {
  noteForLog(request, { who: `${kind} ${id}` });
}

export function noteForLog(request: FastifyRequest, noted: Noted): void {
  NOTES.set(request, { ...NOTES.get(request), ...noted });
}

export function notedOf(request: FastifyRequest): Noted {
  return NOTES.get(request) ?? {};
}
