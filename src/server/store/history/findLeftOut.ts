import { type ImportProof, importProofSchema } from '#contract/importQuestion.ts';
import type { Database } from '#server/store/database/store.ts';

/** What of its files an import did not take in; null where it was no import, or all came in. */
export async function findLeftOut(
  db: Database,
  { planId, version }: { readonly planId: string; readonly version: number },
): Promise<ImportProof | null> {
  const row = await db
    .selectFrom('change')
    .select('left_out')
    .where('plan_id', '=', planId)
    .where('version', '=', version)
    .executeTakeFirst();
  const kept = row?.left_out ?? null;
  return kept === null ? null : importProofSchema.parse(JSON.parse(kept));
}
