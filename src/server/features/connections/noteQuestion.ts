import type { FastifyRequest } from 'fastify';
import { noteForLog } from '#server/platform/audit/whoAsked.ts';

/** For the security log: which connection is asked what. A key in an address is masked. */
export function noteQuestion(
  request: FastifyRequest,
  { connection, ask }: { readonly connection: { readonly name: string }; readonly ask: string },
): void {
  noteForLog(request, { about: `${connection.name}: ${maskedQuestion(ask)}` });
}

const SECRET_PARAMETER = /([?&][^=&#\s]*(?:key|token|secret|pass|pwd|sig|auth|code|credential)[^=&#\s]*=)[^&#\s]*/gi;

export function maskedQuestion(ask: string): string {
  return ask.replace(SECRET_PARAMETER, '$1***').replace(/\s+/g, ' ').trim();
}
