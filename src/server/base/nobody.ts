import { statSync } from 'node:fs';
import { dirname } from 'node:path';

const NOBODY = 65_534;
const OTHERS_MAY_READ = 0o004;
const OTHERS_MAY_PASS = 0o001;

/** The user that a child is started as: nobody, where root starts it and others may read what it needs; else the same. */
export function asNobody(needed: readonly string[]): { readonly uid?: number; readonly gid?: number } {
  return mayBeNobodys(needed) ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Whether root starts a child that can go on as nobody, since others may read what it needs. */
export function mayBeNobodys(needed: readonly string[]): boolean {
  return process.getuid?.() === 0 && needed.every(mayOthersRead);
}

/** Gives up the rights of root in this process for good; not where a container lets root become nobody else. */
export function becomeNobody(): void {
  if (process.getuid?.() !== 0) return;
  try {
    process.setgroups?.([]);
    process.setgid?.(NOBODY);
    process.setuid?.(NOBODY);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
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
