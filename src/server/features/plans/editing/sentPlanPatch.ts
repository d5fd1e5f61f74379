import { isDeepStrictEqual } from 'node:util';
import type { Plan } from '#core/plan/plan.ts';
import { sentOnly } from '#server/platform/http/sentOnly.ts';
import { patchedPlan } from './patchedPlan.ts';

type Stated = Parameters<typeof patchedPlan>[1];

/**
 * What a patch of a plan's settings changes compared with what its author saw; null where nothing changed since. One
 * that changes nothing is applied as it is.
 */
export function sentPlanPatch(
  patch: Stated,
  { seen, now }: { readonly seen: Plan | null; readonly now: Plan },
): Stated {
  if (seen === null) return patch;
  const isAsSeen = (only: Stated) => isDeepStrictEqual(patchedPlan(seen, only), seen);
  const sent = sentOnly(patch, isAsSeen);
  if (sent === null) return patch;
  const { perspectives, thresholds, ...others } = sent;
  return {
    ...others,
    ...(perspectives === undefined
      ? {}
      : { perspectives: sentOnly(perspectives, (only) => isAsSeen({ perspectives: only })) ?? {} }),
    ...(thresholds === undefined ? {} : { thresholds: thresholdsSent(thresholds, { seen, now }) }),
  };
}

/** Both are always sent: an unchanged one keeps its current value. */
function thresholdsSent(
  { on_target: on, off_target: off }: NonNullable<Stated['thresholds']>,
  { seen, now }: { readonly seen: Plan; readonly now: Plan },
): NonNullable<Stated['thresholds']> {
  return {
    on_target: on === seen.thresholds.onTarget ? now.thresholds.onTarget : on,
    off_target: off === seen.thresholds.offTarget ? now.thresholds.offTarget : off,
  };
}
