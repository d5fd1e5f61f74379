import { openStore } from '#server/store/database/database.ts';
import type { Store } from '#server/store/database/store.ts';
import { writeExamplePlan } from './examplePlan.ts';
import { type ExampleServer, startExampleServer } from './exampleServer.ts';
import { openPostgresInProcess } from './pgliteUnderTest.ts';
import { openSqlite } from './storesUnderTest.ts';
import { makeDatabase } from './testDatabases.ts';

export type TwoServers = { readonly servers: readonly [ExampleServer, ExampleServer]; close(): Promise<void> };

export type TwoServersUnderTest = { readonly name: string; start(): Promise<TwoServers> };

/** SQLite, whose folder one process locks, and PGlite are shared; on PostgreSQL each server has its own store. */
export function twoServersUnderTest(): readonly TwoServersUnderTest[] {
  const sqlite = { name: 'SQLite', start: () => startOnOne(openSqlite) };
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined || url === '')
    return [sqlite, { name: 'PGlite', start: () => startOnOne(openPostgresInProcess) }];
  return [sqlite, { name: 'PostgreSQL', start: () => startOnPostgres(url) }];
}

async function startOnOne(open: () => Promise<Store>): Promise<TwoServers> {
  const store = await open();
  const shared = { ...store, close: async () => {} };
  return startBoth([async () => shared, async () => shared], () => store.close());
}

async function startOnPostgres(serverUrl: string): Promise<TwoServers> {
  const { url, drop } = await makeDatabase(serverUrl);
  const open = () => openStore({ dataFolder: '', databaseUrl: url, serverAddress: null });
  return startBoth([open, open], drop);
}

async function startBoth(
  [open, openOther]: readonly [() => Promise<Store>, () => Promise<Store>],
  clean: () => Promise<void>,
): Promise<TwoServers> {
  const one = await startExampleServer({ open, fill: writeExamplePlan });
  const other = await startExampleServer({ open: openOther });
  const close = async () => {
    await one.close();
    await other.close();
    await clean();
  };
  return { servers: [one, other], close };
}
