import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { reusing } from './reusedStore.ts';

/** A store on a PostgreSQL in this process; starting one takes a second and a half of a core. */
export const openPostgresInProcess = reusing(async () => {
  const pglite = await openPGlite();
  const end = pglite.close.bind(pglite);
  // Closing a store closes its dialect, and with it what is used again.
  pglite.close = async () => {};
  return {
    dialect: () => new PGliteDialect({ pglite }),
    database: {
      ask: async (sql) => (await pglite.query<{ value: string }>(sql)).rows.map(({ value }) => value),
      run: (sql) => pglite.exec(sql),
    },
    isQuiet: () => true,
    end,
  };
});

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
