import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isoInstant, machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { programVersion } from '#server/base/programVersion.ts';
import { type Repeated, repeat } from '#server/base/repeat.ts';
import type { Secrets } from '#server/base/secrets.ts';
import { refuseUnwritable } from '#server/base/startRefusal.ts';
import type { Operation } from '#server/platform/operations/operation.ts';
import type { Store } from '#server/store/database/store.ts';
import { backupInstant, backupName, isBackupName } from './backupName.ts';
import type { BackupSchedule } from './backupSchedule.ts';
import { isEmptyStore } from './emptyStore.ts';
import { writeBackup } from './writeBackup.ts';

const LOOK_EVERY_MS = 60_000;

/**
 * Makes a backup whenever the newest in the folder is older than the schedule says, and removes the oldest beyond the
 * number to keep. Failures are reported to the operation and retried. The file names are the memory: it survives
 * restarts, and servers that share the folder find each other's backups.
 */
export function startScheduledBackups(
  parts: { readonly store: Store; readonly secrets: Secrets; readonly operation: Operation },
  schedule: BackupSchedule,
): Repeated {
  return repeat(async () => {
    try {
      const newest = await backUpIfDue(parts, schedule, machineTime());
      if (newest !== null) parts.operation.succeeded(backupInstant(newest));
    } catch (error) {
      parts.operation.failed(error instanceof Error ? error.message : String(error));
    }
  }, LOOK_EVERY_MS);
}

/**
 * Makes the backup that is due (milliseconds since 1970), removes surplus ones and returns the newest. An empty store
 * is not backed up (null), because such backups would in time replace those with content; throws `nothing_to_back_up`
 * where there are some.
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
