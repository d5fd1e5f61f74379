import { BoundedCache } from '#server/boundedCache.ts';
import { findVersion } from '#server/store/plans.ts';
import type { Store } from '#server/store/store.ts';
import { findWholePlan } from '#server/store/wholePlan.ts';
import { BookedPlan } from './bookedPlan.ts';
import { refreshedPlan } from './refreshedPlan.ts';

/** Plans in memory, always as the store has them: another process may have written a moment ago. */
export type PlanBook = {
  /** The plan at the store's current version; null where there is no such plan. */
  find(planId: string): Promise<BookedPlan | null>;
};

/**
 * A plan of 10,000 goals and a year of weeks takes about 30 MB. One that is larger than all of this is kept by itself: read
 * anew for each question it would answer none in time.
 */
const MAX_BYTES = 400 * 1024 * 1024;

export function createPlanBook(store: Store, { maxBytes = MAX_BYTES }: { readonly maxBytes?: number } = {}): PlanBook {
  const kept = new BoundedCache<BookedPlan>({ maxBytes, bytesOf: ({ bytes }) => Math.min(bytes, maxBytes) });
  const reading = new Map<string, Promise<BookedPlan | null>>();

  async function readPlan(planId: string): Promise<BookedPlan | null> {
    const whole = await findWholePlan(store, planId);
    return whole === null ? null : new BookedPlan(whole);
  }

  async function read(planId: string): Promise<BookedPlan | null> {
    const old = kept.get(planId);
    const booked = old === undefined ? await readPlan(planId) : await refreshedPlan(store, old);
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
    const own = read(planId).finally(() => {
      if (reading.get(planId) === own) reading.delete(planId);
    });
    reading.set(planId, own);
    return own;
  }

  return {
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
