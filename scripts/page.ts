import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'dist', 'web', '.built-from');
const assets = join(root, 'dist', 'web', 'assets');
/** Its quality is the highest where none is said. */
const brotli = promisify(brotliCompress);

/** What the page is built from: a change in any of these makes it stale. The gallery is left out, for a release has no `testing`. */
const SOURCES = [
  'src/core',
  'src/contract',
  'src/languages',
  'src/web',
  'vite.config.ts',
  'vite.drawing.config.ts',
  'package-lock.json',
];

/** Builds the page into dist/web when its sources changed since the last build; says so before it begins. */
export async function buildPageIfStale(say: (line: string) => void): Promise<void> {
  const fingerprint = await sourceFingerprint();
  const builtFrom = await readFile(stampFile, 'utf8').catch(() => '');
  if (builtFrom === fingerprint) return;
  say('Building the page (once after a change; some seconds) …');
  await buildPage();
}

export async function buildPage(): Promise<void> {
  const fingerprint = await sourceFingerprint();
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await build({ configFile: join(root, 'vite.drawing.config.ts'), logLevel: 'warn' });
  await compressFiles();
  await writeFile(stampFile, fingerprint);
}

/** Writes a `.br` beside each file that is text, at the highest quality: the server sends these as they are. */
async function compressFiles(): Promise<void> {
  const files = (await filesBelow(assets)).filter((file) => /\.(js|css|svg)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await brotli(content, { params }));
    }),
  );
}

async function sourceFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesBelow(join(root, source)))
      hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** All files below a folder, or the file itself, in a fixed order; tests do not go into the page. */
async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
