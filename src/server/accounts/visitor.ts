import type { FastifyRequest } from 'fastify';
import type { Visitor } from './signOn.ts';

export function visitorOf({ headers }: FastifyRequest): Visitor {
  return { cookie: headers.cookie, userAgent: headers['user-agent'] };
}
