import { shownNumber } from '#core/goal/goalNumber.ts';
import { foldText, wordsOf } from './foldText.ts';

/** What of a goal a search looks at. */
export type SearchableGoal = {
  readonly number: string;
  readonly title: string;
  readonly figures: { readonly inFiscalYear: boolean };
};

/** Goals made ready for searching, once for each answer of the server. */
export type GoalIndex<Goal> = readonly IndexedGoal<Goal>[];

type IndexedGoal<Goal> = {
  readonly goal: Goal;
  readonly isOfYear: boolean;
  readonly number: string;
  /** The title as it is compared; each character stands where it stands in the title. */
  readonly folded: string;
};

export function indexGoals<Goal extends SearchableGoal>(goals: readonly Goal[]): GoalIndex<Goal> {
  return goals.map((goal) => ({
    goal,
    isOfYear: goal.figures.inFiscalYear,
    number: shownNumber(goal.number),
    folded: foldText(goal.title),
  }));
}

export type FoundGoals<Goal> = {
  /** The best first, of equally good ones in the order of the list. */
  readonly goals: readonly Goal[];
  /** How many there are beyond those. */
  readonly more: number;
};

/**
 * Goals whose title has every word of a text, in any case and order, or whose number begins with it. A number comes
 * before a title that begins with the text, that before one with a word that does, and that before the rest; all of the
 * year before any of another year.
 */
export function searchGoals<Goal>(index: GoalIndex<Goal>, text: string, most: number): FoundGoals<Goal> {
  const words = wordsOf(text);
  if (words.length === 0) return { goals: [], more: 0 };
  const ranks: Goal[][] = [...RANKS, ...RANKS].map(() => []);
  let count = 0;
  for (const indexed of index) {
    const rank = rankOf(indexed, words);
    if (rank === null) continue;
    count += 1;
    const equals = ranks[indexed.isOfYear ? rank : RANKS.length + rank];
    if (equals !== undefined && equals.length < most) equals.push(indexed.goal);
  }
  const goals = ranks.flat().slice(0, most);
  return { goals, more: count - goals.length };
}

type Words = readonly string[];
type Searched = Pick<IndexedGoal<unknown>, 'number' | 'folded'>;

/** The best first. */
const RANKS: readonly ((goal: Searched, words: Words) => boolean)[] = [
  ({ number }, words) => words.length === 1 && number === words[0],
  ({ number }, words) => words.length === 1 && number.startsWith(words[0] ?? ''),
  ({ folded }, words) => folded.startsWith(words.join(' ')),
  ({ folded }, words) => words.every((word) => beginsWord(folded, word)),
  ({ folded }, words) => words.every((word) => folded.includes(word)),
];

function rankOf(goal: Searched, words: Words): number | null {
  const rank = RANKS.findIndex((fits) => fits(goal, words));
  return rank < 0 ? null : rank;
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}
