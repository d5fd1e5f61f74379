import type { FastifyRequest } from 'fastify';

/** The origin of links to this installation: its public address, else the one that was requested. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | null): string {
  return URL.parse(publicUrl ?? `${request.protocol}://${request.host}`)?.origin ?? 'http://localhost';
}
