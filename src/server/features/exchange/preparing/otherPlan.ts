import { foldText } from '#core/search/foldText.ts';
import type { BookedGoal } from './goalBook.ts';

/** How many numbers of goals a file and a plan share, and how many of these have the same title in both. */
export type TitleMatch = { readonly found: number; readonly alike: number };

/** With fewer goals nothing is concluded: a handful may simply be renamed. */
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

/** Titles that differ in case, accents or blanks are the same. */
function comparable(title: string): string {
  return foldText(title).replace(/\s+/g, ' ').trim();
}
