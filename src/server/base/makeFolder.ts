import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, for its owner alone, and those above it where they are missing. Node's own `recursive` never returns
 * in a file system that says of a folder that is there that nothing can be made in it, as /proc does.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Somebody else made it in the same moment.
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
