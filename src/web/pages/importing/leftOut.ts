import type { DiffRow, ImportAnswers } from '#contract/importDraft.ts';

/** What of an import is not taken: whole kinds, and single rows by their keys. */
export type LeftOut = NonNullable<ImportAnswers['left_out']>;

export const NOTHING_LEFT_OUT: LeftOut = { kinds: [], rows: [] };

export function leavesOut({ kinds, rows }: LeftOut): boolean {
  return kinds.length + rows.length > 0;
}

/** Whether a row can be chosen at all. */
export function isChoosable({ kind }: Pick<DiffRow, 'kind'>): boolean {
  return kind === 'added' || kind === 'changed';
}

export function isTaken({ kind, key, needs }: Pick<DiffRow, 'kind' | 'key' | 'needs'>, left: LeftOut): boolean {
  if (!isChoosable({ kind }) || left.rows.includes(key)) return false;
  if (left.kinds.some((each) => each === kind)) return false;
  return needs === null || (!left.rows.includes(needs) && !left.kinds.includes('added'));
}

export function withRow(left: LeftOut, key: string, isTakenNow: boolean): LeftOut {
  const rows = left.rows.filter((each) => each !== key);
  return { ...left, rows: isTakenNow ? rows : [...rows, key] };
}

/** Takes all of some kinds, or none of them; rows that were left out one by one are forgotten. */
export function withKinds(left: LeftOut, kinds: readonly ('added' | 'changed')[], isTakenNow: boolean): LeftOut {
  const others = left.kinds.filter((kind) => !kinds.includes(kind));
  return { kinds: isTakenNow ? others : [...others, ...kinds], rows: [] };
}
