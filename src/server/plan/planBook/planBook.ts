import { sizedCache } from '#server/base/sizedCache.ts';
import { cachedReads } from '#server/store/database/cachedReads.ts';
import type { PendingStoreVersion, Store, StoreTransaction } from '#server/store/database/store.ts';
import { findPlanAsOf, findVersionAt, type PlanAtInstant } from '#server/store/history/asOf.ts';
import { inPlanSnapshot } from '#server/store/plans/planSnapshot.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import { BookedPlan } from './bookedPlan.ts';
import { type AtOneMoment, readBookedPlan, refreshedPlan } from './refreshedPlan.ts';

/** Plans in memory, always at the store's version: another process may have written a moment ago. */
export type PlanBook = {
  /** The plan at the store's version, now or when `moment` was read; null where there is no such plan. */
  find(planId: string, moment?: PendingStoreVersion): Promise<BookedPlan | null>;
  /** The plan within a transaction that holds its lock, before it writes. Null where there is no such plan. */
  findLocked(
    trx: StoreTransaction,
    locked: { readonly planId: string; readonly version: number },
  ): Promise<BookedPlan | null>;
  findAsOf(past: PlanAtInstant): Promise<BookedPlan | null>;
  kept(): { readonly plans: number; readonly bytes: number };
};

/**
 * A plan of 10,000 goals and a year of weeks takes about 30 MB. A single larger plan is still kept: reading it for
 * each request would be too slow.
 */
const MAX_BYTES = 400 * 1024 * 1024;

/** Plans whose version is cached while nobody writes. */
const MAX_VERSIONS = 10_000;

/** An extra share for past days: stepping through them asks for each several times. */
const PAST_SHARE = 0.25;

export function createPlanBook(store: Store, { maxBytes = MAX_BYTES }: { readonly maxBytes?: number } = {}): PlanBook {
  const kept = sizedCache<BookedPlan>({
    maxBytes,
    bytesOf: ({ bytes }) => Math.min(bytes, maxBytes),
  });
  const maxPastBytes = Math.ceil(maxBytes * PAST_SHARE);
  const past = sizedCache<BookedPlan>({
    maxBytes: maxPastBytes,
    bytesOf: ({ bytes }) => Math.min(bytes, maxPastBytes),
  });
  const findVersionOnce = cachedReads<number>(store, { maxEntries: MAX_VERSIONS });
  const reading = new Map<string, Promise<BookedPlan | null>>();

  async function read(planId: string, atOneMoment: AtOneMoment): Promise<BookedPlan | null> {
    const old = kept.get(planId);
    const booked = await (old === undefined ? readBookedPlan(planId, atOneMoment) : refreshedPlan(old, atOneMoment));
    if (booked === null) kept.delete(planId);
    else if (!isOvertaken(booked, old)) kept.set(planId, booked);
    return booked;
  }

  /** A concurrent read from the same copy may be newer. */
  function isOvertaken({ whole }: BookedPlan, old: BookedPlan | undefined): boolean {
    const now = kept.get(whole.plan.id);
    return now !== undefined && now !== old && now.whole.version >= whole.version;
  }

  /** Concurrent requests share one read, if its version is new enough. */
  async function readOnce(planId: string, version: number): Promise<BookedPlan | null> {
    const running = reading.get(planId);
    if (running !== undefined) {
      const booked = await running.catch(() => null);
      if (booked !== null && booked.whole.version >= version) return booked;
    }
    const wanted = { planId, version };
    const own = read(planId, (of) => inPlanSnapshot(store, wanted, of)).finally(() => {
      if (reading.get(planId) === own) reading.delete(planId);
    });
    reading.set(planId, own);
    return own;
  }

  return {
    findAsOf: async ({ planId, instant }) => {
      const version = await findVersionAt(store.db, { planId, instant });
      if (version === null) return null;
      const key = `${version} ${planId}`;
      const known = past.get(key);
      if (known !== undefined) return known;
      const whole = await findPlanAsOf(store, { planId, instant });
      if (whole === null) return null;
      const booked = new BookedPlan(whole);
      past.set(key, booked);
      return booked;
    },
    findLocked: async (trx, { planId, version }) => {
      const booked = kept.get(planId);
      return booked?.whole.version === version ? booked : read(planId, (of) => of(trx));
    },
    kept: () => ({ plans: kept.size, bytes: kept.calculatedSize }),
    find: async (planId, moment) => {
      const version = await findVersionOnce(planId, () => findVersion(store.db, planId), moment);
      if (version === null) {
        kept.delete(planId);
        return null;
      }
      const booked = kept.get(planId);
      return booked?.whole.version === version ? booked : readOnce(planId, version);
    },
  };
}
