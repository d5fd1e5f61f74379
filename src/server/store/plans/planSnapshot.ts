import type { Database, Store } from '#server/store/database/store.ts';
import { inSnapshot, inSnapshotOn } from '#server/store/database/transaction.ts';
import { findVersion } from './plans.ts';

export type PlanSnapshot = {
  readonly planId: string;
  readonly version: number;
};

/**
 * Runs queries in one snapshot of a plan, no older than a version: on a replica that is far enough, else on the
 * primary. Never for permissions: those are read from the primary.
 */
export async function inPlanSnapshot<T>(
  store: Store,
  wanted: PlanSnapshot,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  const replica = store.replicas.next();
  if (replica === null) return inSnapshot(store, read);
  try {
    const found = await onReplica(replica, wanted, read);
    if (found !== BEHIND) return found.value;
  } catch {
    // A replica cancels queries that conflict with replication, and may be down: the primary is asked instead.
    store.replicas.leaveAlone(replica);
  }
  return inSnapshot(store, read);
}

const BEHIND = Symbol('behind');
const NO_ANSWER = Symbol('no answer');

/** A replica that has not answered by then is skipped; ms. */
const ANSWER_WITHIN_MS = 1_000;

async function onReplica<T>(
  replica: Database,
  { planId, version }: PlanSnapshot,
  read: (db: Database) => Promise<T>,
): Promise<{ readonly value: T } | typeof BEHIND> {
  const answer = Promise.withResolvers<void>();
  const reading = inSnapshotOn(replica, async (db) => {
    const reached = await findVersion(db, planId);
    answer.resolve();
    if (reached === null || reached < version) return BEHIND;
    return { value: await read(db) };
  });
  const timer = setTimeout(() => answer.reject(NO_ANSWER), ANSWER_WITHIN_MS);
  try {
    await Promise.race([answer.promise, reading]);
  } catch (error) {
    // A late result is ignored.
    reading.catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return reading;
}
