import type { FastifyInstance } from 'fastify';

/** Once it stops taking requests, each reply still to come ends its connection: nobody waits for an idle one. */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
