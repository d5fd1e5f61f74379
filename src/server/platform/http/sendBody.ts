import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompressedBody } from './compressed.ts';
import { etagIn, isKnown } from './etag.ts';

export type Sendable = { readonly body: CompressedBody; readonly type: string; readonly etag: string };

export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, etag }: Sendable,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  if (isKnown(etag, request.headers['if-none-match'])) return reply.header('etag', etag).code(304).send();
  const { body: bytes, encoding } = await body.in(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('etag', etagIn(etag, encoding)).type(type).send(bytes);
}
