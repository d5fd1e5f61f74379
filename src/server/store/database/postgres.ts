import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

export const MOST_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** An idle connection is probed after so long. */
const KEEP_ALIVE_MS = 10_000;

export type PostgresPlace = {
  readonly url: string;
  readonly connections: number;
};

/**
 * Kysely on PostgreSQL, or any engine that speaks its protocol, also behind a pooler in transaction mode: no session
 * state, no named prepared statements, no startup settings.
 */
export function postgresDialect(place: PostgresPlace): Dialect {
  return new PostgresDialect({ pool: postgresPool(place) });
}

export function postgresPool({ url, connections }: PostgresPlace): pg.Pool {
  const pool = new pg.Pool({
    ...clientSettings(url),
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // The pool replaces a broken connection; without a listener its error would end the program.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function clientSettings(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'milepost',
  };
}
