import type { FastifyRequest } from 'fastify';

/** Parsed where one is read, since most calls read none but the session’s: `request.cookies` is not filled. */
export function readCookie({ headers, server }: FastifyRequest, name: string): string | null {
  return server.parseCookie(headers.cookie ?? '')[name] ?? null;
}
