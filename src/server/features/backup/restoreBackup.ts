import { Refusal } from '#server/base/errors.ts';
import { migrate } from '#server/store/database/migrate.ts';
import type { Store } from '#server/store/database/store.ts';
import { inSnapshot, inTransaction } from '#server/store/database/transaction.ts';
import type { BackupEnd } from './backupLines.ts';
import { digestStore } from './digestStore.ts';
import { readBackup } from './readBackup.ts';
import { differingTables, type TableDigest } from './tableDigest.ts';
import { insertRows } from './tableRows.ts';

/**
 * Puts a backup into an empty store that has the backup's tables, all of it or nothing, reads every row again and
 * compares, then brings the tables up to this program's. Throws `backup_unreadable`.
 */
export async function restoreBackup(file: string, store: Store): Promise<BackupEnd> {
  // Whole before anything is written: where a part is damaged, what it says may be anything.
  await readBackup(file);
  const { tables, sha256 } = await inTransaction(store, async (trx) => {
    await trx.deleteFrom('meta').execute();
    return readBackup(file, { rows: (table, block) => insertRows(trx, table, block) });
  });
  await refuseDifferent(store, tables);
  await migrate(store.db);
  return { tables, sha256 };
}

/** What was written is read again: a store that gives back other rows is not to be trusted with them. */
export async function refuseDifferent(store: Store, wanted: Readonly<Record<string, TableDigest>>): Promise<void> {
  const found = await inSnapshot(store, (db) => digestStore(db, Object.keys(wanted)));
  const differing = differingTables(found, wanted);
  if (differing.length === 0) return;
  throw new Refusal({
    code: 'copy_differs',
    status: 500,
    message: `The copy differs from what was read in ${differing.join(', ')}. Do not use it; keep what you have, and tell the makers of Milepost.`,
  });
}
