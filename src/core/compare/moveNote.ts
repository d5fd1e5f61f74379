import { HEALTH_OF_STATUS } from '#core/rollup/distribution.ts';
import { type LeftOutReason, leftOutReasonOf } from '#core/rollup/leftOut.ts';
import type { MeasuredGoal } from './rollupDay.ts';

export type MoveNote =
  | { readonly kind: 'leftOut'; readonly reason: LeftOutReason | 'notMeasured' }
  /** It lies past an end of the scale on both days. */
  | { readonly kind: 'held'; readonly percent: 0 | 100 }
  | { readonly kind: 'same' }
  /** Its latest figures wait for those of the others, or another goal is the highest or lowest. */
  | { readonly kind: 'notCounted' }
  | { readonly kind: 'came' }
  | { readonly kind: 'went' }
  /** Below it on both days, and counted on one of them only. */
  | { readonly kind: 'joined' }
  | { readonly kind: 'left' };

export type BelowOnDay = { readonly shown: number | null; readonly isCounted: boolean };

/** Null where its own change says it all. */
export function moveNoteOf(
  before: BelowOnDay | null,
  after: BelowOnDay | null,
  by: number | null,
): Exclude<MoveNote, { kind: 'leftOut' }> | null {
  if (before === null) return { kind: 'came' };
  if (after === null) return { kind: 'went' };
  if (before.isCounted !== after.isCounted) return { kind: after.isCounted ? 'joined' : 'left' };
  if (by !== 0) return null;
  if (before.shown === after.shown) return { kind: 'same' };
  return { kind: 'notCounted' };
}

/** A percent counts between 0 and 100, so it moves nothing while it is beyond. */
export function heldNoteOf(before: number | null, after: number | null): MoveNote | null {
  if (before === null || after === null || before === after) return null;
  if (before >= 100 && after >= 100) return { kind: 'held', percent: 100 };
  return before <= 0 && after <= 0 ? { kind: 'held', percent: 0 } : null;
}

/** Why a goal takes no part on a day; null where it may. */
export function leftOutNoteOf(parent: MeasuredGoal, child: MeasuredGoal): MoveNote | null {
  const { status, inFiscalYear } = child.figures;
  if (status === 'deferred') return { kind: 'leftOut', reason: 'deferred' };
  if (!inFiscalYear) return { kind: 'leftOut', reason: 'outsideWindow' };
  if (parent.kind === 'container')
    return HEALTH_OF_STATUS[status] === null ? { kind: 'leftOut', reason: 'notMeasured' } : null;
  const reason = leftOutReasonOf(parent, child, child.figures);
  return reason === null ? null : { kind: 'leftOut', reason };
}
