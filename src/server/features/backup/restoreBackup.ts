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
 * Restores a backup into an empty store with the backup's tables, all or nothing, reads every row again and compares,
 * then migrates. Throws `backup_unreadable`.
 */
export async function restoreBackup(file: string, store: Store): Promise<BackupEnd> {
  // Verified before anything is written: a damaged part may say anything.
  await readBackup(file);
  const { tables, sha256 } = await inTransaction(store, async (trx) => {
    await trx.deleteFrom('meta').execute();
    return readBackup(file, { rows: (table, block) => insertRows(trx, table, block) });
  });
  await refuseDifferent(store, tables);
  await migrate(store.db);
  return { tables, sha256 };
}

/** Reads back what was written: a store that returns other rows is not to be trusted. */
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
