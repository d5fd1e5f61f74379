import { closeSync, existsSync, openSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import type { Refusal } from '#server/base/errors.ts';
import { writeLog } from '#server/base/log.ts';
import { makeFolder } from '#server/base/makeFolder.ts';
import type { Tables } from '#server/store/rows/tables.ts';
import { createDiskReserve } from './diskReserve.ts';
import { type FolderLock, lockFolder } from './folderLock.ts';
import { guardedDialect } from './guardedDialect.ts';
import { keptConnection } from './keptConnection.ts';
import { findDoneMigrations, type Migrations, migrate, pendingMigrations } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { MOST_CONNECTIONS, postgresDialect } from './postgres.ts';
import { startPostgresNews } from './postgresNews.ts';
import { postgresVersion } from './postgresVersion.ts';
import { Replicas } from './replicas.ts';
import { sqliteDialect } from './sqlite.ts';
import { withSqliteVersion } from './sqliteVersion.ts';
import type { Database, Store, StoreDialect } from './store.ts';
import { NO_NEWS } from './storeNews.ts';
import { storeFailed, storeRefusalOf } from './storeRefusal.ts';

export type StoreConfig = {
  /** MILEPOST_DATA: the folder of the embedded store, created if missing. */
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** Null for a command, which may work beside a server. */
  readonly serverAddress: string | null;
  readonly databaseReplicaUrls?: readonly string[];
  readonly databaseListenUrl?: string | null;
  readonly databasePool?: number;
};

export const STORE_FILE = 'milepost.db';
const LOCK_FILE = 'server.lock';

/**
 * Opens the store and migrates its tables. Throws `folder_in_use` for a second server on a folder (and for a command
 * that would have to migrate under a running server), `store_newer` for data of a newer version, `store_unreachable`
 * where there is no database.
 */
export async function openStore(config: StoreConfig, migrations: Migrations = MIGRATIONS): Promise<Store> {
  const { databaseUrl } = config;
  return databaseUrl === null ? openSqlite(config, migrations) : openPostgres({ ...config, databaseUrl }, migrations);
}

/** Whether a store exists; creates nothing. Throws `store_unreachable` where there is no database. */
export async function isStoreThere({ dataFolder, databaseUrl }: StoreConfig): Promise<boolean> {
  const file = join(dataFolder, STORE_FILE);
  if (databaseUrl === null && !existsSync(file)) return false;
  const db = databaseOn(
    databaseUrl === null ? sqliteDialect(file) : postgresDialect({ url: databaseUrl, connections: 1 }),
  );
  try {
    return (await findDoneMigrations(db)).length > 0;
  } catch (error) {
    throw storeRefusalOf(error) ?? error;
  } finally {
    await db.destroy();
  }
}

/** Only a server reads from replicas and listens: a command is short, and reads what it has just written. */
async function openPostgres(
  config: StoreConfig & { readonly databaseUrl: string },
  migrations: Migrations,
): Promise<Store> {
  const { databaseUrl, databasePool: connections = MOST_CONNECTIONS, serverAddress } = config;
  const store = await storeOn(postgresDialect({ url: databaseUrl, connections }), 'postgres', migrations);
  if (serverAddress === null) return store;
  const replicas = new Replicas(
    (config.databaseReplicaUrls ?? []).map((url) => databaseOn(postgresDialect({ url, connections }))),
  );
  const news = startPostgresNews({
    db: store.db,
    listenUrl: config.databaseListenUrl ?? databaseUrl,
    warn: (message) => writeLog('warn', message),
  });
  const kept = keptConnection(databaseUrl);
  const close = async () => {
    await news.close();
    await Promise.all([kept.close(), replicas.close(), store.close()]);
  };
  return { ...store, version: postgresVersion(kept.askRow), replicas, news, close };
}

export async function storeOn(
  dialect: Dialect,
  kind: StoreDialect,
  migrations: Migrations = MIGRATIONS,
): Promise<Store> {
  const db = databaseOn(dialect);
  try {
    await migrate(db, migrations);
  } catch (error) {
    await db.destroy();
    throw storeRefusalOf(error) ?? error;
  }
  return {
    db,
    dialect: kind,
    replicas: new Replicas([]),
    news: NO_NEWS,
    version: () => null,
    failure: () => null,
    isFull: () => false,
    close: () => db.destroy(),
  };
}

function databaseOn(dialect: Dialect): Database {
  return new Kysely<Tables>({ dialect: guardedDialect(dialect) });
}

async function openSqlite(config: StoreConfig, migrations: Migrations): Promise<Store> {
  const { dataFolder, serverAddress } = config;
  makeFolder(dataFolder);
  const file = join(dataFolder, STORE_FILE);
  createPrivately(file);
  if (serverAddress === null) return openForCommand({ dataFolder, file });
  const lock = await holdFolder(dataFolder, serverAddress);
  try {
    let failure: Refusal | null = null;
    const reserve = createDiskReserve(dataFolder);
    const dialect = sqliteDialect(file, {
      onFailure: (cause) => {
        failure = storeFailed(cause);
      },
      onFull: reserve.use,
    });
    const store = withSqliteVersion(await storeOn(dialect, 'sqlite', migrations), file);
    return {
      ...store,
      failure: () => failure,
      isFull: reserve.isFull,
      close: () => store.close().finally(() => lock.release()),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A command of a newer version must not change the tables under a running older server. */
async function openForCommand({
  dataFolder,
  file,
}: {
  readonly dataFolder: string;
  readonly file: string;
}): Promise<Store> {
  if (!(await hasPendingMigrations(file))) return storeOn(sqliteDialect(file), 'sqlite');
  const lock = await holdFolder(dataFolder, null);
  try {
    return await storeOn(sqliteDialect(file), 'sqlite');
  } finally {
    lock.release();
  }
}

async function hasPendingMigrations(file: string): Promise<boolean> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  try {
    return (await pendingMigrations(db)).length > 0;
  } finally {
    await db.destroy();
  }
}

function holdFolder(dataFolder: string, address: string | null): Promise<FolderLock> {
  const file = join(dataFolder, LOCK_FILE);
  createPrivately(file);
  return lockFolder(file, { pid: process.pid, host: hostname(), address });
}

/** SQLite gives its other files the mode of the first; nobody else on the machine may read a plan. */
function createPrivately(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}
