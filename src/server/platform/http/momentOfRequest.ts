import type { FastifyRequest } from 'fastify';
import type { AskedMoment, Store } from '#server/store/database/store.ts';

const MOMENTS = new WeakMap<FastifyRequest, { readonly moment: AskedMoment }>();

/**
 * The store's version for `cachedReads`. A read-only request asks for it once, on first use, and everything it reads
 * is as new as that. One that may write asks each time, since it may read what it has just written.
 */
export function momentOfRequest(request: FastifyRequest, store: Pick<Store, 'moment'>): AskedMoment {
  if (request.method !== 'GET') return store.moment();
  const known = MOMENTS.get(request);
  if (known !== undefined) return known.moment;
  const moment = store.moment();
  MOMENTS.set(request, { moment });
  return moment;
}
