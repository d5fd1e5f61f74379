import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Refusal } from '#server/base/errors.ts';
import { fileProblem } from '#server/base/fileProblem.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';

export async function readSourceFiles(
  paths: readonly string[],
  { folder, limit }: { readonly folder: string; readonly limit: number },
): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const path of paths) files.push(await readSourceFile(path, { folder, limit }));
  return files;
}

async function readSourceFile(
  path: string,
  { folder, limit }: { readonly folder: string; readonly limit: number },
): Promise<SourceFile> {
  const whole = resolve(folder, path);
  try {
    const { size, isDirectory } = await sizeOf(whole);
    if (isDirectory) throw unreadable(path, 'it is a folder; name its files');
    // The limit is checked before reading, not once the file is in memory.
    if (size > limit) throw unreadable(path, `it is larger than ${Math.floor(limit / 1024 / 1024)} MB`);
    return { name: basename(path), bytes: await readFile(whole) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const code = codeOf(error);
    throw unreadable(path, code === null ? String(error) : fileProblem(code));
  }
}

async function sizeOf(path: string): Promise<{ readonly size: number; readonly isDirectory: boolean }> {
  const stats = await stat(path);
  return { size: stats.size, isDirectory: stats.isDirectory() };
}

function unreadable(path: string, reason: string): Refusal {
  return new Refusal({ code: 'file_unreadable', status: 400, message: `${path} cannot be read: ${reason}.` });
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}
