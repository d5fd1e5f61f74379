import { foldText, wordsIn } from '#core/search/foldText.ts';
import { Refusal } from '#server/base/errors.ts';
import type { BookedGoal } from './goalBook.ts';

/**
 * How many numbers of goals a file and a plan share, how many of these have the same title in both, and how many have
 * at least a word of it.
 */
export type TitleMatch = { readonly found: number; readonly alike: number; readonly akin: number };

/** So many goals are renamed at once less often than they are those of another plan. */
const MANY_FOUND = 5;
/** Of a single goal nothing is concluded. */
const FEWEST_FOUND = 2;

/**
 * Whether a file is likely another plan's: fewer than a third of the titles of the goals found match; of a handful of
 * goals, which may simply be renamed, none of the titles shares a word with the plan's.
 */
export function isLikelyOtherPlan({ found, alike, akin }: TitleMatch): boolean {
  return found >= MANY_FOUND ? alike * 3 < found : found >= FEWEST_FOUND && akin === 0;
}

/** Says that a file is likely another plan's, of whoever cannot be asked. */
export function likelyOtherPlan(
  { found, alike }: Pick<TitleMatch, 'found' | 'alike'>,
  plan: string,
  option: string | null = null,
): Refusal {
  const message = `Likely the file of another plan: ${found} goals of it are in “${plan}” by their numbers, but ${alike} of these titles match. Nothing was imported.`;
  return new Refusal({ code: 'other_plan', status: 409, message: option === null ? message : `${message} ${option}` });
}

export function matchTitles(goals: Iterable<Pick<BookedGoal, 'before' | 'row'>>): TitleMatch {
  let [found, alike, akin] = [0, 0, 0];
  for (const { before, row } of goals) {
    if (before === null || row === null) continue;
    found += 1;
    const [held, read] = [comparable(before.title), comparable(row.title)];
    if (held === read) alike += 1;
    if (held === read || (found < MANY_FOUND && sharesWord(held, read))) akin += 1;
  }
  return { found, alike, akin };
}

/** Titles that differ in case, accents or blanks are the same. */
function comparable(title: string): string {
  return foldText(title).replace(/\s+/g, ' ').trim();
}

/** Shorter words, such as “the” and “von”, are in many titles. */
const SHORTEST_WORD = 4;

function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsIn(one).filter((word) => word.length >= SHORTEST_WORD));
  return wordsIn(other).some((word) => words.has(word));
}
