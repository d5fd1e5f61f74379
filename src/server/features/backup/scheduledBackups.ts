import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isoInstant, machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { programVersion } from '#server/base/programVersion.ts';
import type { Secrets } from '#server/base/secrets.ts';
import { refuseUnwritable } from '#server/base/startRefusal.ts';
import type { Operation } from '#server/platform/operations/operation.ts';
import type { Store } from '#server/store/database/store.ts';
import { backupInstant, backupName, isBackupName } from './backupName.ts';
import type { BackupSchedule } from './backupSchedule.ts';
import { isEmptyStore } from './emptyStore.ts';
import { writeBackup } from './writeBackup.ts';

export type ScheduledBackups = { stop(): Promise<void> };

/** How often it is looked whether one is due; short against the shortest schedule, an hour. */
const LOOK_EVERY_MS = 60_000;

/**
 * Makes a backup whenever the newest in the folder is older than the schedule says, and takes away the oldest beyond the
 * number to keep. What fails is told to the operation and tried again at the next look. The names in the folder are the memory:
 * it survives restarts, and of two servers that share the folder the second finds the first one's backup.
 */
export function startScheduledBackups(
  parts: { readonly store: Store; readonly secrets: Secrets; readonly operation: Operation },
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
      const newest = await backUpIfDue(parts, schedule, machineTime());
      if (newest !== null) parts.operation.succeeded(backupInstant(newest));
    } catch (error) {
      parts.operation.failed(error instanceof Error ? error.message : String(error));
    }
  }
}

/**
 * Makes the backup that is due at a time (milliseconds since 1970), and removes those too many; gives the newest there is
 * then. Of a store with nothing in it none is made (null), for in time such would take the place of those that have
 * something; throws `nothing_to_back_up` where there are such.
 */
export async function backUpIfDue(
  { store, secrets }: { readonly store: Store; readonly secrets: Secrets },
  { folder, everyHours, keep }: BackupSchedule,
  now: number,
): Promise<string | null> {
  refuseUnwritable(folder, { what: 'backup folder', variable: 'MILEPOST_BACKUP_FOLDER' });
  const due = backupName(isoInstant(now - everyHours * 3_600_000));
  const newest = (await backupsIn(folder)).at(-1);
  if (newest !== undefined && newest > due) return newest;
  if (await isEmptyStore(store.db)) {
    if (newest === undefined) return null;
    throw emptied(folder);
  }
  const at = isoInstant(now);
  const facts = { version: programVersion, at, secret: secrets.session };
  await writeBackup(store, { file: join(folder, backupName(at)), facts, isForced: false });
  const all = await backupsIn(folder);
  for (const name of all.slice(0, Math.max(0, all.length - keep))) await rm(join(folder, name));
  return all.at(-1) ?? null;
}

/** Oldest first. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter(isBackupName).sort();
}

function emptied(folder: string): Refusal {
  return new Refusal({
    code: 'nothing_to_back_up',
    status: 409,
    message: `There is neither a plan nor an account any more, and ${folder} has backups that have some: none was made. Is MILEPOST_DATA or DATABASE_URL another one than before?`,
  });
}
