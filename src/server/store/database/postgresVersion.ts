import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AskRow } from './keptConnection.ts';
import type { StoreVersion } from './store.ts';

/**
 * The version of a store on PostgreSQL: the primary's snapshot, which changes with each commit, together with the
 * server's start time, because after a failover another one counts.
 */
export function postgresVersion(askRow: AskRow): () => Promise<StoreVersion | null> {
  let hasVersion: Promise<boolean> | null = null;
  return oneForAll(async () => {
    try {
      hasVersion ??= askRow(ENGINE).then((row) => hasSnapshots(engineOf(row)));
      if (!(await hasVersion)) return null;
      const [moment = null] = await askRow(MOMENT);
      return moment;
    } catch {
      // Current readers get the error, or the answer, of the store itself.
      hasVersion = null;
      return null;
    }
  });
}

export type Engine = {
  readonly version: string;
  readonly release: number;
  readonly isSharedOut: boolean;
};

function engineOf([version, release, isSharedOut]: readonly (string | null)[]): Engine {
  return { version: version ?? '', release: Number(release), isSharedOut: isSharedOut !== 'false' };
}

/**
 * Snapshots identify the state of PostgreSQL itself, from version 13 on. Engines that speak its protocol and spread
 * rows over machines have no snapshot of the whole.
 */
export function hasSnapshots({ version, release, isSharedOut }: Engine): boolean {
  return /^PostgreSQL [\d.]+ (\([^)]*\) )?on /.test(version) && release >= FIRST_RELEASE && !isSharedOut;
}

const FIRST_RELEASE = 130_000;

const ENGINE = `
  select version(), current_setting('server_version_num') as release,
    exists (select from pg_extension where extname = 'citus')::text as is_shared_out`;

const MOMENT = `
  select extract(epoch from pg_postmaster_start_time()) || ' ' || pg_current_snapshot() as moment`;

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
