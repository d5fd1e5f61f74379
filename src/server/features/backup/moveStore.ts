import type { Store } from '#server/store/database/store.ts';
import { inSnapshot, inTransaction } from '#server/store/database/transaction.ts';
import { keptTables } from './backupTables.ts';
import { refuseDifferent } from './restoreBackup.ts';
import { DigestedTable, type TableDigest } from './tableDigest.ts';
import { insertRows, readTable } from './tableRows.ts';

/**
 * Copies a store into an empty one with the same tables, of either kind, all or nothing, and compares row by row.
 * `tell` is called for each table.
 */
export async function moveStore(
  from: Store,
  to: Store,
  tell: (table: string, rows: number) => void = () => {},
): Promise<Readonly<Record<string, TableDigest>>> {
  const tables = await inSnapshot(from, (source) =>
    inTransaction(to, async (trx) => {
      await trx.deleteFrom('meta').execute();
      const copied: Record<string, TableDigest> = {};
      for (const place of keptTables()) {
        const digested = new DigestedTable();
        for await (const block of readTable(source, place)) {
          digested.add(block);
          await insertRows(trx, place.table, block);
        }
        const digest = digested.digest();
        copied[place.table] = digest;
        tell(place.table, digest.rows);
      }
      return copied;
    }),
  );
  await refuseDifferent(to, tables);
  return tables;
}
