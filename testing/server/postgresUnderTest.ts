import { PostgresDialect } from 'kysely';
import { postgresPool } from '#server/store/database/postgres.ts';
import type { Store } from '#server/store/database/store.ts';
import { reusing } from './reusedStore.ts';
import { dropDatabase, makeDatabase } from './testDatabases.ts';

const CONNECTIONS = 10;
const openers = new Map<string, () => Promise<Store>>();

/** Stores on a real PostgreSQL: a connection takes it longer than most tests. */
export function openPostgres(serverUrl: string): () => Promise<Store> {
  const opener = openers.get(serverUrl) ?? reusing(() => makeReused(serverUrl));
  openers.set(serverUrl, opener);
  return opener;
}

async function makeReused(serverUrl: string) {
  const { url } = await makeDatabase(serverUrl);
  const pool = postgresPool({ url, connections: CONNECTIONS });
  return {
    dialect: () =>
      new PostgresDialect({ pool: { options: pool.options, connect: () => pool.connect(), end: async () => {} } }),
    database: {
      ask: async (sql: string) => (await pool.query<{ value: string }>(sql)).rows.map(({ value }) => value),
      run: (sql: string) => pool.query(sql),
    },
    isQuiet: () => pool.idleCount === pool.totalCount,
    end: () => dropDatabase(serverUrl, url),
  };
}
