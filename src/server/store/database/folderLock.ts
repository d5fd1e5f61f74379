import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '#server/base/errors.ts';
import { isSqliteBusy } from './storeRefusal.ts';

/** Who holds a folder, for the message to the next that tries. The address is null for a command that prepares the store. */
export type FolderHolder = { readonly pid: number; readonly host: string; readonly address: string | null };

export type FolderLock = { release(): void };

/** A server that is stopping is gone by then; a second one must be refused within 5 seconds (trust, section 4). */
const PATIENCE_WITH_SERVER_MS = 2_000;
/** A command releases the folder once the tables are made, which may take a while on a slow disk. */
const PATIENCE_WITH_COMMAND_MS = 15_000;
const PAUSE_MS = 50;

/**
 * Locks a folder for one server. The lock is the system's own on the file, so it ends with its process, however that
 * dies; the file's only row says who holds it. Throws `folder_in_use` naming the holder.
 */
export async function lockFolder(file: string, me: FolderHolder): Promise<FolderLock> {
  const begun = performance.now();
  for (;;) {
    const held = tryToHold(file, me);
    if ('release' in held) return held;
    const patience = held.holder?.address === null ? PATIENCE_WITH_COMMAND_MS : PATIENCE_WITH_SERVER_MS;
    if (performance.now() - begun > patience) throw folderInUse(held.holder);
    await pause(PAUSE_MS);
  }
}

/** The lock, or its holder; null while the holder is just writing its name. */
function tryToHold(file: string, me: FolderHolder): FolderLock | { readonly holder: FolderHolder | null } {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    hold(db, me);
    return { release: () => db.close() };
  } catch (error) {
    const holder = isSqliteBusy(error) ? findHolder(db) : null;
    db.close();
    if (!isSqliteBusy(error)) throw error;
    return { holder };
  }
}

/** Writes who we are, then keeps the write lock, under which others may still read. */
function hold(db: DatabaseSync, me: FolderHolder): void {
  const mine = JSON.stringify(me);
  for (;;) {
    db.exec('begin immediate');
    db.exec('create table if not exists holder (name text primary key, value text not null)');
    if (db.prepare('select value from holder').get()?.value === mine) return;
    const put = "insert into holder values ('server', ?) on conflict (name) do update set value = excluded.value";
    db.prepare(put).run(mine);
    db.exec('commit');
  }
}

function findHolder(db: DatabaseSync): FolderHolder | null {
  try {
    const value = db.prepare('select value from holder').get()?.value;
    return typeof value === 'string' ? JSON.parse(value) : null;
  } catch (error) {
    if (isSqliteBusy(error)) return null;
    throw error;
  }
}

function folderInUse(holder: FolderHolder | null): Refusal {
  const who = holder === null ? '' : ` (${holder.address ?? 'a command'}, process ${holder.pid} on ${holder.host})`;
  return new Refusal({
    code: 'folder_in_use',
    status: 503,
    message: `Another Milepost already serves this data folder${who}. Stop it first, or give this one a folder of its own in MILEPOST_DATA.`,
  });
}
