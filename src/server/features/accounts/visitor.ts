import type { FastifyRequest } from 'fastify';
import { askerAt } from '#server/platform/limits/addressBlocks.ts';
import type { Visitor } from './signOn.ts';

export function visitorOf({ headers, ip }: FastifyRequest): Visitor {
  return { cookie: headers.cookie, userAgent: headers['user-agent'], asker: askerAt(ip) };
}
