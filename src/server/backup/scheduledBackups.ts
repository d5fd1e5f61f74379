import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isoInstant, machineTime } from '#server/clock.ts';
import { makeFolder } from '#server/makeFolder.ts';
import { programVersion } from '#server/programVersion.ts';
import type { Secrets } from '#server/secrets.ts';
import type { Store } from '#server/store/store.ts';
import { backupName, isBackupName } from './backupName.ts';
import type { BackupSchedule } from './backupSchedule.ts';
import { writeBackup } from './writeBackup.ts';

export type ScheduledBackups = { stop(): Promise<void> };

/** How often it is looked whether one is due; short against the shortest schedule, an hour. */
const LOOK_EVERY_MS = 60_000;

/**
 * Makes a backup whenever the newest in the folder is older than the schedule says, and takes away the oldest beyond the
 * number to keep. What fails is told by `warn` and tried again at the next look. The names in the folder are the memory:
 * it survives restarts, and of two servers that share the folder the second finds the first one's backup.
 */
export function startScheduledBackups(
  parts: { readonly store: Store; readonly secrets: Secrets; readonly warn: (message: string) => void },
  schedule: BackupSchedule,
): ScheduledBackups {
  let running: Promise<void> = look();
  const timer = setInterval(() => {
    running = running.then(look);
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };

  async function look(): Promise<void> {
    try {
      await backUpIfDue(parts, schedule, machineTime());
    } catch (error) {
      parts.warn(`The scheduled backup failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Makes the backup that is due at a time (milliseconds since 1970), and removes those too many; false where none is due. */
export async function backUpIfDue(
  { store, secrets }: { readonly store: Store; readonly secrets: Secrets },
  { folder, everyHours, keep }: BackupSchedule,
  now: number,
): Promise<boolean> {
  makeFolder(folder);
  const due = backupName(isoInstant(now - everyHours * 3_600_000));
  const newest = (await backupsIn(folder)).at(-1);
  if (newest !== undefined && newest > due) return false;
  const at = isoInstant(now);
  const facts = { version: programVersion, at, secret: secrets.session };
  await writeBackup(store, { file: join(folder, backupName(at)), facts, isForced: false });
  const all = await backupsIn(folder);
  for (const name of all.slice(0, Math.max(0, all.length - keep))) await rm(join(folder, name));
  return true;
}

/** Oldest first. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter(isBackupName).sort();
}
