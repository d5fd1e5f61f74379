import type { BookedPlan } from './bookedPlan.ts';

/** Finds what was worked out of a plan under a key before, or works it out. */
export type FindOfPlan<Value> = (booked: BookedPlan, key: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps what is worked out of a plan for as long as that version of it is kept; whoever asks for the same meanwhile
 * waits for the same one. Of one plan so many at a time: of more, they are worked out anew.
 */
export function keptOfPlan<Value>(most: number): FindOfPlan<Value> {
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
