import { foldText } from '#core/search/foldText.ts';
import type { BookedGoal } from './goalBook.ts';

/** Of the goals whose numbers a file and a plan share: how many, and how many have the same title in both. */
export type TitleMatch = { readonly found: number; readonly alike: number };

/** Fewer goals say too little: a handful may simply be renamed. */
const FEWEST_FOUND = 5;

/** Whether a file is likely another plan's: enough numbers are found, and fewer than a third of their titles match. */
export function isLikelyOtherPlan({ found, alike }: TitleMatch): boolean {
  return found >= FEWEST_FOUND && alike * 3 < found;
}

export function matchTitles(goals: Iterable<Pick<BookedGoal, 'before' | 'row'>>): TitleMatch {
  let [found, alike] = [0, 0];
  for (const { before, row } of goals) {
    if (before === null || row === null) continue;
    found += 1;
    if (comparable(before.title) === comparable(row.title)) alike += 1;
  }
  return { found, alike };
}

/** Case, accents and the width of blanks are no other title. */
function comparable(title: string): string {
  return foldText(title).replace(/\s+/g, ' ').trim();
}
