import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline as pipelineOf, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Refusal } from '#server/base/errors.ts';
import { fileIsFolder, fileIsThere, fileNotWritten, hasCode } from '#server/base/fileNotWritten.ts';
import { fileProblem } from '#server/base/fileProblem.ts';

/** Only for its owner: a backup holds password hashes and the secret. */
const PRIVATE = 0o600;

/**
 * Writes texts, compressed, to a temporary name first: the file appears whole and synced, or not at all. Throws
 * `file_not_written` where it exists, unless forced, and where the disk fails.
 */
export async function writeGzipFile(
  file: string,
  texts: AsyncIterable<string>,
  { isForced }: { readonly isForced: boolean },
): Promise<void> {
  await refuseFolderOrFile(file, { isForced });
  const unfinished = join(dirname(file), `.${basename(file)}.${process.pid}.unfinished`);
  try {
    const sink = createWriteStream(unfinished, { mode: PRIVATE, flush: true });
    await pipeline(Readable.from(texts), createGzip({ level: 4 }), sink);
    if (isForced) await rename(unfinished, file);
    else await link(unfinished, file);
    await syncFolder(dirname(file));
  } catch (error) {
    throw fileNotWritten(file, error);
  } finally {
    // Fails where the file could not be created either, and must not hide why.
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

/** Throws `backup_unreadable` where the file is no gzip or is cut off. */
export async function* readGzipLines(file: string): AsyncGenerator<string> {
  const content = createGunzip().setEncoding('utf8');
  // Its error reaches us through the loop below.
  pipelineOf(createReadStream(file), content, () => {});
  let rest = '';
  try {
    for await (const text of content) {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw unreadable(file, 'a line of it has no end');
      yield* lines;
    }
  } catch (error) {
    if (error instanceof Refusal || !hasCode(error)) throw error;
    if (error.code.startsWith('Z_')) throw unreadable(file, fileProblem(error.code), error);
    const message = `${file} cannot be read: ${fileProblem(error.code)}. Nothing was changed.`;
    throw new Refusal({ code: 'backup_unreadable', status: 400, message, cause: error });
  }
  if (rest !== '') yield rest;
}

/** Far longer than any row of ours. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** A new name is durable only once its folder is synced. Windows cannot do that. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function refuseFolderOrFile(file: string, { isForced }: { readonly isForced: boolean }): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) throw fileIsFolder(file);
  if (found !== null && !isForced) throw fileIsThere(file);
}

export function unreadable(file: string, reason: string, cause?: unknown): Refusal {
  const message = `${file} is no whole backup of Milepost: ${reason}. Use another backup. Nothing was changed.`;
  return new Refusal({ code: 'backup_unreadable', status: 400, message, cause });
}
