import type { FastifyRequest } from 'fastify';

/** Where links to this installation begin, as a browser writes it: its public address, else the one that was asked. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | null): string {
  return URL.parse(publicUrl ?? `${request.protocol}://${request.host}`)?.origin ?? 'http://localhost';
}
