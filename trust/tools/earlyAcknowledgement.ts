import { DatabaseSync } from 'node:sqlite';
import { LIE } from './lie.ts';

// Loaded before a server, it makes a store that lies: a commit is said to be done some milliseconds before it is. What
// looks for lost writes has to find them then, or it would find none anywhere.
const LATE_MS = 40;

/** While it starts, with more than one connection, it is an honest one. */
let isLying = false;
process.on(LIE, () => {
  isLying = true;
});

const exec = DatabaseSync.prototype.exec;
const prepare = DatabaseSync.prototype.prepare;
const open = new Map<DatabaseSync, NodeJS.Timeout>();

DatabaseSync.prototype.exec = function late(this: DatabaseSync, sql: string): void {
  commitNow(this);
  if (sql !== 'commit' || !isLying) exec.call(this, sql);
  else
    open.set(
      this,
      setTimeout(() => commitNow(this), LATE_MS),
    );
};

DatabaseSync.prototype.prepare = function late(this: DatabaseSync, ...words: Parameters<typeof prepare>) {
  commitNow(this);
  return prepare.apply(this, words);
};

function commitNow(db: DatabaseSync): void {
  const waiting = open.get(db);
  if (waiting === undefined) return;
  clearTimeout(waiting);
  open.delete(db);
  exec.call(db, 'commit');
}
