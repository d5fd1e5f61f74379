import type { FastifyRequest } from 'fastify';

/** Parsed where one is read: most calls read none of ours but the session's, which the account library parses. */
export function readCookie({ headers, server }: FastifyRequest, name: string): string | null {
  return server.parseCookie(headers.cookie ?? '')[name] ?? null;
}
