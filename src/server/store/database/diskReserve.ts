import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLog } from '#server/base/log.ts';

/** What is kept back of the disk, and how much room there has to be before it is kept back again; bytes. */
const RESERVED = 4 * 1024 * 1024;
const ENOUGH = 4 * RESERVED;
const LOOK_EVERY_MS = 1000;

export const RESERVE_FILE = 'reserve';

export type DiskReserve = {
  /** Whether the disk is full: the reserve is in use, and there is no room yet to keep it back again. */
  isFull(): boolean;
  /** Lets go of the reserve once the disk is full: whoever signs in then has room for it. */
  use(): void;
};

/**
 * A file in the data folder that takes room for nothing, until the disk is full: then it is removed, so that people can
 * still sign in and look, while changes of plans are refused.
 */
export function createDiskReserve(folder: string, freeBytes = () => freeBytesOf(folder)): DiskReserve {
  const file = join(folder, RESERVE_FILE);
  let isInUse = false;
  let lookedAt = 0;

  function keepBack(): boolean {
    if (existsSync(file)) return true;
    if (freeBytes() < ENOUGH) return false;
    try {
      writeFileSync(file, Buffer.alloc(RESERVED), { mode: 0o600 });
      return true;
    } catch {
      rmSync(file, { force: true });
      return false;
    }
  }

  keepBack();
  return {
    isFull: () => {
      if (!isInUse || performance.now() - lookedAt < LOOK_EVERY_MS) return isInUse;
      lookedAt = performance.now();
      isInUse = !keepBack();
      return isInUse;
    },
    use: () => {
      rmSync(file, { force: true });
      isInUse = true;
      lookedAt = performance.now();
      writeLog('error', 'The disk is full. Changes are refused until there is room; signing in and reading go on.');
    },
  };
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
