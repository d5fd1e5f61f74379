import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '#server/errors.ts';
import { isSqliteBusy } from './storeRefusal.ts';

/** Who serves a folder: told to the second server that tries. */
export type ServerIdentity = { readonly pid: number; readonly host: string; readonly address: string };

export type ServerLock = { release(): void };

/**
 * Holds a folder for one server. The lock is one of the system's own on the file, so it ends with its process, however
 * that dies and whatever later gets its number; the file's only row says who holds it.
 * Throws `folder_in_use` naming the holder, at once.
 */
export function takeServerLock(file: string, me: ServerIdentity): ServerLock {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    hold(db, me);
  } catch (error) {
    const holder = isSqliteBusy(error) ? findHolder(db) : null;
    db.close();
    throw isSqliteBusy(error) ? folderInUse(holder) : error;
  }
  return { release: () => db.close() };
}

export function isFolderInUse(error: unknown): boolean {
  return error instanceof Refusal && error.code === FOLDER_IN_USE;
}

const FOLDER_IN_USE = 'folder_in_use';

/** Writes who we are, then keeps the writer's lock, under which others may still read. */
function hold(db: DatabaseSync, me: ServerIdentity): void {
  const mine = JSON.stringify(me);
  for (;;) {
    db.exec('begin immediate');
    db.exec('create table if not exists holder (name text primary key, value text not null)');
    const row = db.prepare('select value from holder').get();
    if (row?.value === mine) return;
    db.prepare("insert into holder values ('server', ?) on conflict (name) do update set value = excluded.value").run(
      mine,
    );
    db.exec('commit');
  }
}

function findHolder(db: DatabaseSync): string | null {
  try {
    const value = db.prepare('select value from holder').get()?.value;
    return typeof value === 'string' ? value : null;
  } catch {
    // Another server is this moment writing its name.
    return null;
  }
}

function folderInUse(holder: string | null): Refusal {
  return new Refusal({
    code: FOLDER_IN_USE,
    status: 503,
    message: `Another Milepost server already serves this data folder${holder === null ? '' : ` (${described(holder)})`}. Stop it first, or give this one a folder of its own in MILEPOST_DATA.`,
  });
}

function described(holder: string): string {
  const { pid, host, address }: Partial<ServerIdentity> = JSON.parse(holder);
  return `${address}, process ${pid} on ${host}`;
}
