import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const MOST_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;

/** Kysely on PostgreSQL, or any engine that speaks its protocol. `url` is a secret: it carries the password. */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'milepost',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the program.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
