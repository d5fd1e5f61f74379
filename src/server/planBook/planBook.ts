import { BoundedCache } from '#server/boundedCache.ts';
import { findPlanAsOf, findVersionAt, type PlanAtInstant } from '#server/store/asOf.ts';
import { inPlanSnapshot, type PlanSnapshot } from '#server/store/planSnapshot.ts';
import { findVersion } from '#server/store/plans.ts';
import type { Store } from '#server/store/store.ts';
import { readWholePlan } from '#server/store/wholePlan.ts';
import { BookedPlan } from './bookedPlan.ts';
import { refreshedPlan } from './refreshedPlan.ts';

/** Plans in memory, always as the store has them: another process may have written a moment ago. */
export type PlanBook = {
  /** The plan at the store's current version; null where there is no such plan. */
  find(planId: string): Promise<BookedPlan | null>;
  /** The plan as it was known at an instant; null where there was none yet. */
  findAsOf(past: PlanAtInstant): Promise<BookedPlan | null>;
  /** How many there are in memory at the moment, and what they take by estimate. */
  kept(): { readonly plans: number; readonly bytes: number };
};

/**
 * A plan of 10,000 goals and a year of weeks takes about 30 MB. One that is larger than all of this is kept by itself: read
 * anew for each question it would answer none in time.
 */
const MAX_BYTES = 400 * 1024 * 1024;

/** A part of it more for days gone by: who walks along them asks for each several times. */
const PAST_SHARE = 0.25;

export function createPlanBook(store: Store, { maxBytes = MAX_BYTES }: { readonly maxBytes?: number } = {}): PlanBook {
  const kept = new BoundedCache<BookedPlan>({ maxBytes, bytesOf: ({ bytes }) => Math.min(bytes, maxBytes) });
  const maxPastBytes = maxBytes * PAST_SHARE;
  const past = new BoundedCache<BookedPlan>({
    maxBytes: maxPastBytes,
    bytesOf: ({ bytes }) => Math.min(bytes, maxPastBytes),
  });
  const reading = new Map<string, Promise<BookedPlan | null>>();

  async function readPlan(wanted: PlanSnapshot): Promise<BookedPlan | null> {
    const whole = await inPlanSnapshot(store, wanted, (db) => readWholePlan(db, wanted.planId));
    return whole === null ? null : new BookedPlan(whole);
  }

  async function read(wanted: PlanSnapshot): Promise<BookedPlan | null> {
    const { planId } = wanted;
    const old = kept.get(planId);
    const booked = old === undefined ? await readPlan(wanted) : await refreshedPlan(store, { old, wanted });
    if (booked === null) kept.delete(planId);
    else kept.set(planId, booked);
    return booked;
  }

  /** Whoever asks while it is being read waits for that reading, where it is of a version new enough. */
  async function readOnce(planId: string, version: number): Promise<BookedPlan | null> {
    const running = reading.get(planId);
    if (running !== undefined) {
      const booked = await running.catch(() => null);
      if (booked !== null && booked.whole.version >= version) return booked;
    }
    const own = read({ planId, version }).finally(() => {
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
    kept: () => ({ plans: kept.size, bytes: kept.bytes }),
    find: async (planId) => {
      const version = await findVersion(store.db, planId);
      if (version === null) {
        kept.delete(planId);
        return null;
      }
      const booked = kept.get(planId);
      return booked?.whole.version === version ? booked : readOnce(planId, version);
    },
  };
}
