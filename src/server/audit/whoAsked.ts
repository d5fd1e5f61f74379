import type { FastifyRequest } from 'fastify';

const ASKERS = new WeakMap<FastifyRequest, string>();

/** Keeps for the log who asks: an account, an API token or a share, by its id. */
export function noteWhoAsks(request: FastifyRequest, kind: 'account' | 'token' | 'share', id: string): void {
  ASKERS.set(request, `${kind} ${id}`);
}

/** Null where nobody was found to ask. */
export function whoAsked(request: FastifyRequest): string | null {
  return ASKERS.get(request) ?? null;
}
