import type { FastifyRequest } from 'fastify';

/** Where links to this installation begin: its public address, else the one that was asked. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
