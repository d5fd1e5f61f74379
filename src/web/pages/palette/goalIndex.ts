import { shownNumber } from '#core/goal/goalNumber.ts';
import { foldText, wordsOf } from '#core/search/foldText.ts';
import { hasLikeWords, likeWords, vocabularyOf } from '#core/search/likeWords.ts';

export type SearchableGoal = {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly figures: { readonly inFiscalYear: boolean };
};

/** Built once per answer. */
export type GoalIndex<Goal> = {
  readonly goals: readonly IndexedGoal<Goal>[];
  /** Built on first use, for mistyped words. */
  readonly vocabulary: () => ReadonlySet<string>;
};

type IndexedGoal<Goal> = {
  readonly goal: Goal;
  readonly isOfYear: boolean;
  readonly number: string;
  /** Folded, with each character at its position in the title. */
  readonly folded: string;
  readonly withOwner: string;
};

export function indexGoals<Goal extends SearchableGoal>(
  goals: readonly Goal[],
  ownerOf: (goal: Goal) => string,
): GoalIndex<Goal> {
  const owners = new Map<string, string>();
  const indexed = goals.map((goal) => {
    const owner = ownerOf(goal);
    const foldedOwner = owners.get(owner) ?? foldText(owner);
    owners.set(owner, foldedOwner);
    const folded = foldText(goal.title);
    const number = shownNumber(goal.number);
    return { goal, isOfYear: goal.figures.inFiscalYear, number, folded, withOwner: `${folded}\n${foldedOwner}` };
  });
  let vocabulary: ReadonlySet<string> | null = null;
  return {
    goals: indexed,
    vocabulary: () => {
      vocabulary ??= vocabularyOf(textsOf(indexed));
      return vocabulary;
    },
  };
}

function* textsOf(goals: readonly Pick<IndexedGoal<unknown>, 'withOwner'>[]): Generator<string> {
  for (const { withOwner } of goals) yield withOwner;
}

export type FoundGoals<Goal> = {
  readonly goals: readonly Goal[];
  readonly more: number;
  readonly isGuess: boolean;
};

/**
 * Goals whose title or owner contains every word, in any case and order, or whose number begins with the text.
 * Ranked: number, title that begins with the text, word that does, other titles, owners; all of the year before any
 * of another year. With few hits, typing errors are forgiven.
 */
export function searchGoals<Goal extends SearchableGoal>(
  index: GoalIndex<Goal>,
  text: string,
  most: number,
): FoundGoals<Goal> {
  const words = wordsOf(text);
  if (words.length === 0) return { goals: [], more: 0, isGuess: false };
  const exact = { ...rankedGoals(index, most, (goal) => rankOf(goal, words)), isGuess: false };
  if (exact.goals.length >= most) return exact;
  const likes = likeWords(words, index.vocabulary());
  if (likes.every(({ length }) => length === 1)) return exact;
  const known = new Set(exact.goals);
  const near = rankedGoals(index, most - exact.goals.length, ({ goal, withOwner }) =>
    !known.has(goal) && hasLikeWords(withOwner, likes) ? 0 : null,
  );
  return { goals: [...exact.goals, ...near.goals], more: near.more, isGuess: exact.goals.length === 0 };
}

function rankedGoals<Goal>(
  { goals }: GoalIndex<Goal>,
  most: number,
  rank: (goal: IndexedGoal<Goal>) => number | null,
): Omit<FoundGoals<Goal>, 'isGuess'> {
  const ranks: Goal[][] = [...RANKS, ...RANKS].map(() => []);
  let count = 0;
  for (const indexed of goals) {
    const at = rank(indexed);
    if (at === null) continue;
    count += 1;
    const equals = ranks[indexed.isOfYear ? at : RANKS.length + at];
    if (equals !== undefined && equals.length < most) equals.push(indexed.goal);
  }
  const found = ranks.flat().slice(0, most);
  return { goals: found, more: count - found.length };
}

type Words = readonly string[];
type Searched = Pick<IndexedGoal<unknown>, 'number' | 'folded' | 'withOwner'>;

const RANKS: readonly ((goal: Searched, words: Words) => boolean)[] = [
  ({ number }, words) => words.length === 1 && number === words[0],
  ({ number }, words) => words.length === 1 && number.startsWith(words[0] ?? ''),
  ({ folded }, words) => folded.startsWith(words.join(' ')),
  ({ folded }, words) => words.every((word) => beginsWord(folded, word)),
  ({ folded }, words) => words.every((word) => folded.includes(word)),
  hasWords,
];

function hasWords({ withOwner }: Searched, words: Words): boolean {
  return words.every((word) => withOwner.includes(word));
}

function rankOf(goal: Searched, words: Words): number | null {
  if (!hasWords(goal, words) && !goal.number.startsWith(words[0] ?? '')) return null;
  const rank = RANKS.findIndex((fits) => fits(goal, words));
  return rank < 0 ? null : rank;
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}
