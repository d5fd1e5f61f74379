import type { FastifyRequest } from 'fastify';
import type { SecurityEvent } from './securityLog.ts';

export type Noted = {
  readonly who?: string;
  readonly email?: string | null;
  readonly outcome?: SecurityEvent['outcome'];
  readonly event?: string | null;
  /** What it is about, such as the question of a feed; without secrets. */
  readonly about?: string;
};

declare module 'fastify' {
  interface FastifyRequest {
    notedForLog: Noted | null;
  }
}

/** Remembers for the log who asks: an account, an API token or a share, by its id. */
export function noteAsker(request: FastifyRequest, kind: 'account' | 'token' | 'share', id: string): void {
  noteForLog(request, { who: `${kind} ${id}` });
}

export function noteForLog(request: FastifyRequest, noted: Noted): void {
  request.notedForLog = { ...request.notedForLog, ...noted };
}

export function notedOf(request: FastifyRequest): Noted {
  return request.notedForLog ?? {};
}
