import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { openStore, STORE_FILE } from '#server/store/database/database.ts';
import { RESERVE_FILE } from '#server/store/database/diskReserve.ts';
import type { Store } from '#server/store/database/store.ts';
import { openPostgresInProcess } from './pgliteUnderTest.ts';
import { openPostgres } from './postgresUnderTest.ts';

const OPEN_TIMEOUT_MS = 60_000;

export type StoreUnderTest = { readonly name: string; open(): Promise<Store> };

/** SQLite in a folder, and PostgreSQL: the real one that TEST_DATABASE_URL names, else PGlite. */
export function storesUnderTest(): readonly [StoreUnderTest, StoreUnderTest] {
  vi.setConfig({ hookTimeout: OPEN_TIMEOUT_MS });
  const sqlite = { name: 'SQLite', open: openSqlite };
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined && url !== '') return [sqlite, { name: 'PostgreSQL', open: openPostgres(url) }];
  console.info('Skipped: the repositories on a real PostgreSQL. Set TEST_DATABASE_URL to a server to run them.');
  return [sqlite, { name: 'PGlite', open: openPostgresInProcess }];
}

export async function openSqlite(): Promise<Store> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'milepost-store-'));
  await writeMigratedFile(dataFolder);
  const store = await openStore({ dataFolder, databaseUrl: null, serverAddress: null });
  return afterClose(store, async () => rmSync(dataFolder, { recursive: true }));
}

let migrated: Promise<Buffer> | null = null;

/** A new store's tables are made once for all tests that share a worker: two dozen migrations take longer than many tests. */
export async function writeMigratedFile(dataFolder: string): Promise<void> {
  migrated ??= makeMigratedFile();
  writeFileSync(join(dataFolder, STORE_FILE), await migrated, { mode: 0o600 });
  // Keeping back four megabytes of the disk took a fifth of the time in which a server starts.
  writeFileSync(join(dataFolder, RESERVE_FILE), '');
}

async function makeMigratedFile(): Promise<Buffer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'milepost-migrated-'));
  try {
    await (await openStore({ dataFolder, databaseUrl: null, serverAddress: null })).close();
    return readFileSync(join(dataFolder, STORE_FILE));
  } finally {
    rmSync(dataFolder, { recursive: true });
  }
}

function afterClose(store: Store, clean: () => Promise<void>): Store {
  return { ...store, close: () => store.close().then(clean) };
}
