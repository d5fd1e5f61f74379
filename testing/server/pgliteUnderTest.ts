import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { storeOn } from '#server/store/database/database.ts';
import type { Store } from '#server/store/database/store.ts';

/** A database with the tables of a new store. */
type Prepared = { readonly pglite: PGlite; readonly tables: string; readonly done: string };

/** Kept of closed stores, to be used again: starting one takes a second and a half of a core, emptying it a twentieth. */
const idle: Prepared[] = [];

/** A store on a PostgreSQL in this process, new or emptied. */
export async function openPostgresInProcess(): Promise<Store> {
  const reused = idle.pop();
  const pglite = reused?.pglite ?? (await openPGlite());
  const end = pglite.close.bind(pglite);
  // Closing a store closes its dialect, and with it what is used again.
  pglite.close = async () => {};
  const store = await storeOn(new PGliteDialect({ pglite }), 'postgres');
  const prepared = reused ?? { pglite, tables: await tablesOf(pglite), done: await migrationsOf(pglite) };
  return {
    ...store,
    close: async () => {
      await store.close();
      pglite.close = end;
      if (await isEmptied(prepared)) idle.push(prepared);
      else await pglite.close();
    },
  };
}

/** False where a test has changed the tables themselves. */
async function isEmptied({ pglite, tables, done }: Prepared): Promise<boolean> {
  if ((await tablesOf(pglite)) !== tables || (await migrationsOf(pglite)) !== done) return false;
  const names = (await ask(pglite, "select tablename as value from pg_tables where schemaname = 'public'")).filter(
    (name) => !name.startsWith('kysely_'),
  );
  const filled = await ask(
    pglite,
    names.map((name) => `select '"${name}"' as value where exists (select from "${name}")`).join(' union all '),
  );
  if (filled.length > 0) await pglite.exec(`truncate ${filled.join(', ')} cascade`);
  return true;
}

/** Every table, column, constraint and index there is. */
async function tablesOf(pglite: PGlite): Promise<string> {
  const [all = ''] = await ask(
    pglite,
    `select md5(string_agg(line, ';' order by line)) as value from (
       select concat('table ', oid, relname) as line from pg_class where relnamespace = 'public'::regnamespace
       union all select concat('constraint ', oid) from pg_constraint where connamespace = 'public'::regnamespace
       union all select concat('trigger ', oid) from pg_trigger where not tgisinternal
       union all select concat('column ', attrelid, attname, atttypid, attnotnull) from pg_attribute
         where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
     ) as lines`,
  );
  return all;
}

async function migrationsOf(pglite: PGlite): Promise<string> {
  return (await ask(pglite, 'select name as value from kysely_migration order by name')).join();
}

async function ask(pglite: PGlite, sql: string): Promise<string[]> {
  return (await pglite.query<{ value: string }>(sql)).rows.map(({ value }) => value);
}

/** An empty PostgreSQL in this process. Creating its files takes seconds, so they are cached per version. */
async function openPGlite(): Promise<PGlite> {
  const files = readKept() ?? (await makeFiles());
  const pglite = new PGlite({ loadDataDir: new Blob([files]) });
  await pglite.waitReady;
  return pglite;
}

const ROOT = new URL('../../', import.meta.url);
const CACHE_FOLDER = fileURLToPath(new URL('.cache/', ROOT));

function readKept(): Buffer<ArrayBuffer> | null {
  try {
    return Buffer.from(readFileSync(keptFile()));
  } catch {
    return null;
  }
}

async function makeFiles(): Promise<Buffer<ArrayBuffer>> {
  const first = new PGlite();
  await first.waitReady;
  const files = Buffer.from(await (await first.dumpDataDir('none')).arrayBuffer());
  await first.close();
  mkdirSync(CACHE_FOLDER, { recursive: true });
  // Several test files may do this at once: each writes its own and the last one wins.
  const own = `${keptFile()}.${process.pid}.${performance.now()}`;
  writeFileSync(own, files);
  renameSync(own, keptFile());
  return files;
}

function keptFile(): string {
  const { version }: { readonly version?: string } = JSON.parse(
    readFileSync(new URL('node_modules/@electric-sql/pglite/package.json', ROOT), 'utf8'),
  );
  return `${CACHE_FOLDER}pglite-${version}.tar`;
}
