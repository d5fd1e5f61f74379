import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The share's token in the request, valid or not; null without one. A request with one is the share's, whoever is
     * signed in: its cookies are ignored.
     */
    shareToken: string | null;
  }
}

/** Reads `encv` of each address; its replies are not indexed and set no cookie (rule 7.4). */
export function recogniseShares(app: FastifyInstance): void {
  app.decorateRequest('shareToken', null);
  app.addHook<{ Querystring: { readonly encv?: unknown } }>('onRequest', (request, reply, done) => {
    const { encv: token } = request.query;
    if (typeof token === 'string') carryShare(request, reply, token);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.shareToken !== null) reply.removeHeader('set-cookie');
    done();
  });
}

/** Marks a request as a share's, for calls whose token is not in the address. */
export function carryShare(request: FastifyRequest, reply: FastifyReply, token: string): void {
  request.shareToken = token;
  reply.header('x-robots-tag', 'noindex, nofollow');
}
