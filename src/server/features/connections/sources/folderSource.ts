import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { performance } from 'node:perf_hooks';
import { isoInstant, wallTime } from '#server/base/clock.ts';
import { answeredFile } from './answeredFile.ts';
import { fitsPattern } from './fitsPattern.ts';
import { MOST_BYTES, NOTHING_FOUND, type OpenConnection, type Source } from './source.ts';
import { SourceFailure } from './sourceFailure.ts';

type Folder = OpenConnection<'folder'>;

/** A file that was written just now may be written still. */
const AT_REST_MS = 2_000;
const MOST_FILES = 10_000;

export const folderSource: Source<'folder'> = {
  fetch: async (connection, { ask }) => {
    const begun = performance.now();
    const root = await rootOf(connection);
    const name = ask.includes('*') ? await newestOf(root, ask) : ask;
    const bytes = await readInside(root, name);
    const { format: _format, ...file } = answeredFile(bytes, '');
    return { file, milliseconds: Math.round(performance.now() - begun) };
  },
  test: async (connection) => {
    const begun = performance.now();
    const files = await filesIn(await rootOf(connection), '');
    const newest = files.reduce((latest, { at }) => Math.max(latest, at), 0);
    return {
      ...NOTHING_FOUND,
      milliseconds: Math.round(performance.now() - begun),
      files: files.length,
      newest_at: newest === 0 ? null : isoInstant(newest),
    };
  },
};

async function rootOf({ settings: { folder }, places }: Folder): Promise<string> {
  const path = places.folders.get(folder);
  if (path === undefined) throw new SourceFailure('folder_gone', folder);
  try {
    return await realpath(path);
  } catch {
    throw new SourceFailure('folder_gone', folder);
  }
}

/** The newest file whose name fits, such as `permits-*.csv`. */
async function newestOf(root: string, pattern: string): Promise<string> {
  const segments = segmentsOf(pattern);
  const last = segments.at(-1) ?? '';
  const under = segments.slice(0, -1).join('/');
  if (under.includes('*')) throw new SourceFailure('file_outside', pattern);
  const files = await filesIn(root, under, (name) => fitsPattern(name, last));
  const [newest] = files.toSorted((one, other) => other.at - one.at || (one.name < other.name ? 1 : -1));
  if (newest === undefined) throw new SourceFailure('file_missing', pattern);
  return under === '' ? newest.name : `${under}/${newest.name}`;
}

async function filesIn(
  root: string,
  under: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<{ readonly name: string; readonly at: number }[]> {
  const folder = under === '' ? root : await insideOf(root, under);
  const entries = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .slice(0, MOST_FILES);
  return Promise.all(
    entries.map(async ({ name }) => ({ name, at: Math.floor((await lstat(join(folder, name))).mtimeMs) })),
  );
}

function segmentsOf(path: string): string[] {
  const segments = path.split('/');
  const isPlain = (segment: string) =>
    segment !== '' &&
    segment !== '.' &&
    segment !== '..' &&
    !['\\', '\u0000', ':'].some((sign) => segment.includes(sign));
  if (!segments.every(isPlain)) throw new SourceFailure('file_outside', path);
  return segments;
}

/** Where a path really lies; no link on the way, so that it cannot lead out. Throws SourceFailure. */
async function insideOf(root: string, path: string): Promise<string> {
  let at = root;
  for (const segment of segmentsOf(path)) {
    at = join(at, segment);
    const found = await lstat(at).catch(() => null);
    if (found === null) throw new SourceFailure('file_missing', path);
    if (found.isSymbolicLink()) throw new SourceFailure('file_outside', path);
  }
  if ((await realpath(at)) !== at || !at.startsWith(`${root}${sep}`)) throw new SourceFailure('file_outside', path);
  return at;
}

async function readInside(root: string, path: string): Promise<Buffer> {
  const file = await insideOf(root, path);
  const handle = await openFile(file, path);
  try {
    const before = await handle.stat();
    // What was opened is what was looked at, and no pipe or device.
    const looked = await lstat(file);
    if (!before.isFile() || looked.ino !== before.ino || looked.dev !== before.dev) {
      throw new SourceFailure('file_outside', path);
    }
    if (before.size > MOST_BYTES) throw new SourceFailure('too_large', '10');
    if (wallTime() - before.mtimeMs < AT_REST_MS) throw new SourceFailure('file_changing', path);
    const bytes = Buffer.alloc(before.size);
    const { bytesRead } = await handle.read(bytes, 0, before.size, 0);
    const after = await handle.stat();
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs || bytesRead !== before.size) {
      throw new SourceFailure('file_changing', path);
    }
    return bytes;
  } finally {
    await handle.close();
  }
}

async function openFile(file: string, path: string): Promise<FileHandle> {
  try {
    return await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    throw new SourceFailure('file_missing', path);
  }
}
