import { CompiledQuery } from 'kysely';
import type { Moment, Store } from './store.ts';

/**
 * A store on PostgreSQL that tells its moment: the primary's snapshot, which is another one after each commit of anybody,
 * with the start of the server that gave it, for after a failover another one counts.
 */
export function tellingPostgresMoments(store: Store): Store {
  let tells: Promise<boolean> | null = null;
  const read = async (): Promise<Moment | null> => {
    try {
      tells ??= rowOf<Engine>(store, ENGINE).then(tellsMoments);
      return (await tells) ? (await rowOf<{ readonly moment: string }>(store, MOMENT)).moment : null;
    } catch {
      // Whoever reads now gets the error, or the answer, of the store itself.
      tells = null;
      return null;
    }
  };
  return { ...store, moment: oneForAll(() => soon(read())) };
}

/** A connection that has gone quiet holds up nobody who has others to ask by; ms. */
const ANSWER_WITHIN_MS = 1_000;

export type Engine = {
  /** As `version()` says. */
  readonly version: string;
  /** The release, such as 150018; a number. */
  readonly release: number;
  /** Whether rows are shared out over other servers. */
  readonly is_shared_out: boolean;
};

/**
 * PostgreSQL itself tells moments, from 13 on, as every distribution builds it. Engines that speak its protocol and keep
 * rows on several machines do not: no snapshot of one of them stands for all.
 */
export function tellsMoments({ version, release, is_shared_out: isSharedOut }: Engine): boolean {
  return /^PostgreSQL [\d.]+ (\([^)]*\) )?on /.test(version) && release >= FIRST_RELEASE && !isSharedOut;
}

/** The first that has `pg_current_snapshot`. */
const FIRST_RELEASE = 130_000;

const ENGINE = `
  select version(), current_setting('server_version_num')::int as release,
    exists (select from pg_extension where extname = 'citus') as is_shared_out`;

const MOMENT = `
  select extract(epoch from pg_postmaster_start_time()) || ' ' || pg_current_snapshot() as moment`;

/** Of a query that answers with one row. */
async function rowOf<T>({ db }: Store, sql: string): Promise<T> {
  const [row] = (await db.executeQuery<T>(CompiledQuery.raw(sql))).rows;
  if (row === undefined) throw new Error(`Nothing was answered to ${sql}`);
  return row;
}

/** Null where nothing came in time. */
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
 * Reads once for all who ask before it begins. Who asks while it reads waits for the next time: what somebody wrote before
 * asking may have come too late for this one.
 */
function oneForAll<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= reading.then(() => {
      next = null;
      const own = read();
      reading = own;
      return own;
    });
    return next;
  };
}
