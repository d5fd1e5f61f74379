import { statSync } from 'node:fs';
import { dirname } from 'node:path';

const NOBODY = 65_534;
const OTHERS_MAY_READ = 0o004;
const OTHERS_MAY_PASS = 0o001;

/** The user that a child is started as: nobody, where root starts it and others may read what it needs; else the same. */
export function asNobody(needed: readonly string[]): { readonly uid?: number; readonly gid?: number } {
  return process.getuid?.() === 0 && needed.every(mayOthersRead) ? { uid: NOBODY, gid: NOBODY } : {};
}

function mayOthersRead(path: string): boolean {
  try {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      if ((statSync(folder).mode & OTHERS_MAY_PASS) === 0) return false;
      if (folder === dirname(folder)) break;
    }
    return (statSync(path).mode & OTHERS_MAY_READ) !== 0;
  } catch {
    return false;
  }
}
