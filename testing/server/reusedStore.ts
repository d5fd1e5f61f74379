import type { Dialect } from 'kysely';
import { storeOn } from '#server/store/database/database.ts';
import type { Store } from '#server/store/database/store.ts';
import { type Database, emptyDatabase, type Tables, tablesOf } from './emptyDatabase.ts';

/** A PostgreSQL database with its connections, which stores use one after the other. */
export type ReusedDatabase = {
  /** Whoever closes it leaves the connections open. */
  readonly dialect: () => Dialect;
  readonly database: Database;
  /** Whether the store that was closed has nothing going on there any more. */
  readonly isQuiet: () => boolean;
  readonly end: () => Promise<void>;
};

/** Opens stores on a database that no other test uses at the time: one that is emptied, or else a new one. */
export function reusing(make: () => Promise<ReusedDatabase>): () => Promise<Store> {
  const idle: { readonly reused: ReusedDatabase; readonly tables: Tables }[] = [];
  return async () => {
    const found = idle.pop();
    const reused = found?.reused ?? (await make());
    const store = await storeOn(reused.dialect(), 'postgres');
    const tables = found?.tables ?? (await tablesOf(reused.database));
    return {
      ...store,
      close: async () => {
        await store.close();
        if (reused.isQuiet() && (await emptyDatabase(reused.database, tables))) idle.push({ reused, tables });
        else await reused.end();
      },
    };
  };
}
