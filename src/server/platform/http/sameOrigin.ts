import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#server/base/errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF: a state-changing call from a page must come from a page of ours. Browsers send Origin or Sec-Fetch-Site;
 * programs that send neither have no reader's cookie to misuse.
 */
export function refuseOtherOrigins(app: FastifyInstance, { publicUrl }: { readonly publicUrl: string | null }): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || isOurs(request, publicUrl)) return done();
    done(new Refusal({ code: 'other_origin', status: 403, message: 'This call was sent from another site.' }));
  });
}

function isOurs(request: FastifyRequest, publicUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === publicUrl || origin === `http://${request.host}` || origin === `https://${request.host}`;
}
