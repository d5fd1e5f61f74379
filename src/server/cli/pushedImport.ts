import * as z from 'zod';
import { importPath, importsPath } from '#contract/addresses.ts';
import type { ImportMapping, ImportPreview } from '#contract/import.ts';
import { importPreviewSchema } from '#contract/import.ts';
import { importAppliedSchema, importDraftSchema } from '#contract/importDraft.ts';
import { Refusal } from '#server/base/errors.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { RemoteServer } from './remoteServer.ts';

export type PushedImport = {
  readonly preview: ImportPreview;
  /** Null: nothing was written. */
  readonly version: number | null;
};

/** Hands files in to a server, and applies what they change, unless it is only to be shown. */
export async function pushImport(
  server: RemoteServer,
  {
    planId,
    files,
    mapping,
    isDryRun,
  }: {
    readonly planId: string;
    readonly files: readonly SourceFile[];
    readonly mapping: ImportMapping | null;
    readonly isDryRun: boolean;
  },
): Promise<PushedImport> {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('file', new Blob([Uint8Array.from(bytes)]), name);
  const { id } = await server.ask(importsPath(planId), { method: 'POST', body: form }, importDraftSchema);
  const path = importPath(planId, id);
  if (mapping !== null) await server.ask(path, { method: 'PATCH', body: { mapping } }, importDraftSchema);
  const preview = await server.ask(`${path}/report.json`, {}, importPreviewSchema);
  if (!isDryRun && preview.refusals.length === 0) {
    try {
      const { version } = await server.ask(`${path}/apply`, { method: 'POST' }, importAppliedSchema);
      return { preview, version };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'nothing_chosen') throw error;
    }
  }
  await server.ask(path, { method: 'DELETE' }, z.unknown());
  return { preview, version: null };
}
