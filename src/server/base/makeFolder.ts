import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder, readable by its owner only, and missing parents. Node's `recursive` never returns in file systems
 * such as /proc, which say of an existing folder that nothing can be created in it.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process created it in the same moment.
    if (isFolder(folder)) return;
    const above = dirname(folder);
    if (!isMissing(error) || isFolder(above) || above === folder) throw error;
    makeFolder(above);
    makeFolder(folder);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
