import type { OwnBound } from '#core/own/ownCriterion.ts';

export type OwnRangeForm = { readonly from: string; readonly to: string };

export type RangeProblem = 'unreadable' | 'startAfterEnd' | null;

export type ReadOwnRange = {
  /** Null sets no filter: nothing is typed, or something of it is wrong. */
  readonly asked: { readonly from: OwnBound; readonly to: OwnBound } | null;
  readonly from: RangeProblem;
  readonly to: RangeProblem;
};

/** `read` gives null for an empty text, and undefined for one that it cannot read. */
export function readOwnRange(form: OwnRangeForm, read: (text: string) => OwnBound | undefined): ReadOwnRange {
  const from = read(form.from);
  const to = read(form.to);
  if (from === undefined || to === undefined) {
    return { asked: null, from: problemOf(from), to: problemOf(to) };
  }
  if (from !== null && to !== null && from > to) return { asked: null, from: 'startAfterEnd', to: 'startAfterEnd' };
  return { asked: from === null && to === null ? null : { from, to }, from: null, to: null };
}

function problemOf(bound: OwnBound | undefined): RangeProblem {
  return bound === undefined ? 'unreadable' : null;
}
