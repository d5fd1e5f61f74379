import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Unless DATABASE_POOL says otherwise. */
export const MOST_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** A connection through which nothing was heard for so long is asked whether it still leads anywhere. */
const KEEP_ALIVE_MS = 10_000;

export type PostgresPlace = {
  /** A secret: it carries the password. */
  readonly url: string;
  readonly connections: number;
};

/**
 * Kysely on PostgreSQL, or any engine that speaks its protocol, also behind a pooler that hands out its connections by
 * transaction: nothing is kept in a session, no statement is prepared under a name, no setting is sent with the start.
 */
export function postgresDialect({ url, connections }: PostgresPlace): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'milepost',
  });
  // A connection that breaks is replaced by the pool; without a listener it would end the program, also where it was in a
  // transaction that waited for its next statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
