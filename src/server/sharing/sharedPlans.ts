import type { BookedPlan } from '#server/planBook/bookedPlan.ts';
import { cutToShare, type SharedPlan, type SharedPlanAsked } from './sharedPlan.ts';
import { criteriaText, shareYearText } from './shareRow.ts';

/** Finds a plan as a share shows it. */
export type FindSharedPlan = (booked: BookedPlan, asked: SharedPlanAsked) => Promise<SharedPlan>;

/** Shares of one plan that are kept at a time; of more, each is cut anew when it is asked for. */
const KEPT_OF_ONE = 64;

/**
 * Keeps what was cut for as long as the plan's version is kept: whoever asks for the same view of it waits for the same
 * cut. Nothing is kept by who asks, so a revoked share is refused before this.
 */
export function createSharedPlans(): FindSharedPlan {
  const kept = new WeakMap<BookedPlan, Map<string, Promise<SharedPlan>>>();
  return (booked, asked) => {
    const ofPlan = kept.get(booked) ?? new Map<string, Promise<SharedPlan>>();
    kept.set(booked, ofPlan);
    const key = viewKeyOf(asked);
    const known = ofPlan.get(key);
    if (known !== undefined) return known;
    const cut = cutToShare(booked, asked);
    if (ofPlan.size >= KEPT_OF_ONE) ofPlan.clear();
    ofPlan.set(key, cut);
    cut.catch(() => ofPlan.delete(key));
    return cut;
  };
}

/** Everything the cut depends on besides the plan's version. */
export function viewKeyOf({ share, today }: SharedPlanAsked): string {
  const { style, ceiling, year } = share;
  return JSON.stringify([
    style === 'dynamic',
    criteriaText(ceiling.criteria),
    ceiling.onlyTheseLevels,
    shareYearText(year),
    today,
  ]);
}
