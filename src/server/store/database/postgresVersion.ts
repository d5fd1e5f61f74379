import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Database, Store, StoreVersion } from './store.ts';

/**
 * A store on PostgreSQL whose version is the primary's snapshot, which changes with each commit, together with the
 * server's start time, because after a failover another one counts.
 */
export function withPostgresVersion(store: Store): Store {
  return { ...store, version: postgresVersion(store.db) };
}

type Asked = Pick<Database, 'executeQuery'>;

export function postgresVersion(db: Asked): () => Promise<StoreVersion | null> {
  let hasVersion: Promise<boolean> | null = null;
  const read = async (): Promise<StoreVersion | null> => {
    try {
      hasVersion ??= rowOf<Engine>(db, ENGINE).then(hasSnapshots);
      return (await hasVersion) ? (await rowOf<{ readonly moment: string }>(db, MOMENT)).moment : null;
    } catch {
      // Current readers get the error, or the answer, of the store itself.
      hasVersion = null;
      return null;
    }
  };
  return oneForAll(() => soon(read()));
}

/** A silent connection must not block readers that have others; ms. */
const ANSWER_WITHIN_MS = 1_000;

export type Engine = {
  readonly version: string;
  readonly release: number;
  readonly is_shared_out: boolean;
};

/**
 * Snapshots identify the state of PostgreSQL itself, from version 13 on. Engines that speak its protocol and spread
 * rows over machines have no snapshot of the whole.
 */
export function hasSnapshots({ version, release, is_shared_out: isSharedOut }: Engine): boolean {
  return /^PostgreSQL [\d.]+ (\([^)]*\) )?on /.test(version) && release >= FIRST_RELEASE && !isSharedOut;
}

const FIRST_RELEASE = 130_000;

const ENGINE = `
  select version(), current_setting('server_version_num')::int as release,
    exists (select from pg_extension where extname = 'citus') as is_shared_out`;

const MOMENT = `
  select extract(epoch from pg_postmaster_start_time()) || ' ' || pg_current_snapshot() as moment`;

async function rowOf<T>(db: Asked, sql: string): Promise<T> {
  const [row] = (await db.executeQuery<T>(CompiledQuery.raw(sql))).rows;
  if (row === undefined) throw new Error(`Nothing was answered to ${sql}`);
  return row;
}

/** Null on timeout. */
async function soon<T>(answer: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), ANSWER_WITHIN_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Shares one read among all who ask before it begins. Who asks during a read waits for the next: what somebody wrote
 * before asking may be missing from the current one. A read begins after one whole turn of the event loop, so that
 * requests which have arrived by then share it too: a query costs more than everything else a cached answer takes.
 */
function oneForAll<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= reading.then(async () => {
      // The first ends the turn that is on.
      await nextTurn();
      await nextTurn();
      next = null;
      const own = read();
      reading = own;
      return own;
    });
    return next;
  };
}
