import type { Database } from '#server/store/database/store.ts';
import { keptTables } from './backupTables.ts';
import { DigestedTable, type TableDigest } from './tableDigest.ts';
import { readTable } from './tableRows.ts';

export async function digestStore(db: Database, tables: readonly string[]): Promise<Record<string, TableDigest>> {
  const digests: Record<string, TableDigest> = {};
  for (const place of keptTables().filter(({ table }) => tables.includes(table))) {
    const digested = new DigestedTable();
    for await (const block of readTable(db, place)) digested.add(block);
    digests[place.table] = digested.digest();
  }
  return digests;
}
