import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export type UnreadLimits = { readonly bytes: number; readonly withinMs: number };

const LIMITS: UnreadLimits = { bytes: 100_000_000, withinMs: 10_000 };
const LOOKED_EVERY_MS = 100;

/**
 * Who is answered in the middle of a body, as of an upload that is too large, goes on sending. Node reads and drops the
 * rest, so that the answer arrives; this is how much of it, and how long.
 */
export function limitUnreadBodies(app: FastifyInstance, limits: UnreadLimits = LIMITS): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.raw.complete === false) endUnlessRead(request.raw, limits);
    done();
  });
}

function endUnlessRead(request: IncomingMessage, { bytes, withinMs }: UnreadLimits): void {
  const { socket } = request;
  const mostRead = socket.bytesRead + bytes;
  const until = performance.now() + withinMs;
  const looking = setInterval(() => {
    const isOver = socket.bytesRead > mostRead || performance.now() > until;
    if (isOver && !request.complete) socket.destroy();
    if (isOver || request.complete || socket.destroyed) clearInterval(looking);
  }, LOOKED_EVERY_MS);
  looking.unref();
}
