import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

/** An empty PostgreSQL in this process. Creating its files takes seconds, so they are cached per version. */
export async function openPGlite(): Promise<PGlite> {
  const files = readKept() ?? (await makeFiles());
  const pglite = new PGlite({ loadDataDir: new Blob([files]) });
  await pglite.waitReady;
  return pglite;
}

const ROOT = new URL('../../../', import.meta.url);
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
