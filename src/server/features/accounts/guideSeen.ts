import { findMeta, saveMeta } from '#server/store/database/meta.ts';
import type { Database } from '#server/store/database/store.ts';

export async function hasSeenGuide(db: Database, accountId: string): Promise<boolean> {
  return (await findMeta(db, keyOf(accountId))) === '1';
}

export async function saveGuideSeen(
  db: Database,
  { accountId, isSeen }: { readonly accountId: string; readonly isSeen: boolean },
): Promise<void> {
  await saveMeta(db, { name: keyOf(accountId), value: isSeen ? '1' : '0' });
}

function keyOf(accountId: string): string {
  return `guide_seen:${accountId}`;
}
