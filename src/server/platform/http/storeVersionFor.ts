import type { FastifyRequest } from 'fastify';
import type { PendingStoreVersion, Store } from '#server/store/database/store.ts';

const MOMENTS = new WeakMap<FastifyRequest, { readonly moment: PendingStoreVersion }>();

/**
 * The store's version for `cachedReads`. A read-only request asks for it once, on first use, and everything it reads
 * is as new as that. One that may write asks each time, since it may read what it has just written.
 */
export function storeVersionFor(request: FastifyRequest, store: Pick<Store, 'version'>): PendingStoreVersion {
  if (request.method !== 'GET') return store.version();
  const known = MOMENTS.get(request);
  if (known !== undefined) return known.moment;
  const moment = store.version();
  MOMENTS.set(request, { moment });
  return moment;
}
