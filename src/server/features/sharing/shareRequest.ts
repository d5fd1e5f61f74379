import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The token of a share that the request carries, good or not; null without one. A request that carries one is the
     * share's, whoever is signed in: its cookies are not looked at.
     */
    shareToken: string | null;
  }
}

/** Reads `encv` of each address; what answers it is not indexed and sets no cookie (readings, section 7). */
export function recogniseShares(app: FastifyInstance): void {
  app.decorateRequest('shareToken', null);
  app.addHook('onRequest', (request, reply, done) => {
    const token = new Map(Object.entries(request.query ?? {})).get('encv');
    if (typeof token === 'string') carryShare(request, reply, token);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.shareToken !== null) reply.removeHeader('set-cookie');
    done();
  });
}

/** Makes a request a share's; for the calls whose token does not stand in the address. */
export function carryShare(request: FastifyRequest, reply: FastifyReply, token: string): void {
  request.shareToken = token;
  reply.header('x-robots-tag', 'noindex, nofollow');
}
