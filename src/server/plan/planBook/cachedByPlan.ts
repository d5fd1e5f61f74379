import type { BookedPlan } from './bookedPlan.ts';

/** Finds what was computed for a plan under a key, or computes it. */
export type FindCached<Value> = (booked: BookedPlan, key: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * Caches what is computed for a plan while that version of it is kept; concurrent requests share one computation. At
 * most so many entries per plan; beyond, they are computed again.
 */
export function cachedByPlan<Value>(most: number): FindCached<Value> {
  const kept = new WeakMap<BookedPlan, Map<string, Promise<Value>>>();
  return (booked, key, make) => {
    const ofPlan = kept.get(booked) ?? new Map<string, Promise<Value>>();
    kept.set(booked, ofPlan);
    const known = ofPlan.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (ofPlan.size >= most) ofPlan.clear();
    ofPlan.set(key, made);
    made.catch(() => ofPlan.delete(key));
    return made;
  };
}
