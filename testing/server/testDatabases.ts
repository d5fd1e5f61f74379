import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from './emptyDatabase.ts';

/** Threads of a run share its process. */
const PREFIX = `milepost_test_${process.pid}_`;

/** A new database on the server of TEST_DATABASE_URL. */
export async function makeDatabase(
  serverUrl: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `${PREFIX}${randomBytes(8).toString('hex')}`;
  await onDatabase(serverUrl, ({ run }) => run(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(serverUrl, url.href) };
}

export async function dropDatabase(serverUrl: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onDatabase(serverUrl, ({ run }) => run(`drop database if exists ${name} with (force)`));
}

/** Those that tests of this run have left to be used again. */
export async function dropDatabases(serverUrl: string): Promise<void> {
  await onDatabase(serverUrl, async ({ ask, run }) => {
    const names = await ask(`select datname as value from pg_database where starts_with(datname, '${PREFIX}')`);
    for (const name of names) await run(`drop database if exists ${name} with (force)`);
  });
}

/** Those of a store that was closed may still hold locks. */
export async function endConnections({ ask }: Database): Promise<void> {
  await ask(
    `select pg_terminate_backend(pid)::text as value from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

export async function onDatabase<Result>(url: string, use: (database: Database) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use({
      ask: async (sql) => (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value),
      run: (sql) => client.query(sql),
    });
  } finally {
    await client.end();
  }
}
