import { CompiledQuery } from 'kysely';
import { postgresVersion } from '#server/store/database/postgresVersion.ts';
import type { Store } from '#server/store/database/store.ts';

/** A command's store, or PGlite's, with a version as a server's has; asked for through the store's own connections. */
export function withPostgresVersion(store: Store): Store {
  const version = postgresVersion(async (sql) => {
    const { rows } = await store.db.executeQuery<Readonly<Record<string, unknown>>>(CompiledQuery.raw(sql));
    return Object.values(rows[0] ?? {}).map(String);
  });
  return { ...store, version };
}
