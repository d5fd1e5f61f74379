import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PendingStoreVersion, Store } from '#server/store/database/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined until it is asked for. */
    knownStoreVersion: PendingStoreVersion | undefined;
  }
}

export function rememberStoreVersions(app: FastifyInstance): void {
  app.decorateRequest('knownStoreVersion', undefined);
}

/**
 * The store's version for `cachedReads`. A read-only request asks for it once, on first use, and everything it reads
 * is as new as that. One that may write asks each time, since it may read what it has just written.
 */
export function storeVersionFor(request: FastifyRequest, store: Pick<Store, 'version'>): PendingStoreVersion {
  if (request.method !== 'GET') return store.version();
  request.knownStoreVersion ??= store.version();
  return request.knownStoreVersion;
}
