import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { notedOf } from '#server/platform/audit/whoAsked.ts';
import type { RouteRight } from '#server/platform/http/routeRights.ts';
import type { Importer } from './importer.ts';
import type { ImportParts } from './importParts.ts';
import type { ImportSession, ImportSessions } from './importSessions.ts';
import type { OneAtATime } from './oneAtATime.ts';

/** Where imports go: into a plan, or into one that is to be made. */
export type ImportPlace = ImportParts & {
  readonly sessions: ImportSessions;
  readonly one: OneAtATime;
  readonly where: string;
  readonly right: RouteRight;
  /** What the ids of its operations are about. */
  readonly operations: 'Import' | 'NewPlanImport';
  readonly form: z.ZodType;
  readonly params: z.ZodObject<{ id: z.ZodString }>;
  readonly importerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Importer>;
};

export const IMPORT_TAGS = ['import and export'];

/** The import that a request is about, where whoever asks began it. */
export async function sessionOf(
  { importerOf, params, sessions }: Pick<ImportPlace, 'importerOf' | 'params' | 'sessions'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<ImportSession> {
  const importer = await importerOf(request, reply);
  const { id } = params.parse(request.params);
  return sessions.find({ id, ownerId: importer.ownerId, planId: importer.planId });
}

/** The account or token, whichever plan it imports into. */
export function askerOf(request: FastifyRequest, { ownerId }: Importer): string {
  return notedOf(request).who ?? ownerId;
}
