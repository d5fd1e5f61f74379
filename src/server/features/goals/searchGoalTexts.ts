import type { GoalSearch } from '#contract/goalSearch.ts';
import { measureText } from '#core/goal/measureText.ts';
import { foldText, wordsOf } from '#core/search/foldText.ts';
import { likeWords } from '#core/search/likeWords.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import { GOALS_A_STEP, type SearchedGoal, type SearchedPlan } from './searchedPlan.ts';

type FoundGoal = GoalSearch['goals'][number];

type Likes = readonly (readonly string[])[];

/**
 * Goals that contain every word of a search, in any case and order, at least one of them in measure, description, an own
 * field or a comment: the page itself finds those with every word in title or owner. With few hits, typing errors are forgiven.
 * Yields to the event loop.
 */
export async function searchGoalTexts(
  { goals, vocabulary }: SearchedPlan,
  search: string,
  most: number,
): Promise<FoundGoal[]> {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const found = await goalsWith(
    goals,
    words.map((word) => [word]),
    most,
  );
  if (found.length >= most) return found;
  const likes = likeWords(words, await vocabulary());
  if (likes.every(({ length }) => length === 1)) return found;
  const known = new Set(found.map(({ goal_id: id }) => id));
  const others = goals.filter(({ goal }) => !known.has(goal.id));
  return [...found, ...(await goalsWith(others, likes, most - found.length))];
}

async function goalsWith(goals: readonly SearchedGoal[], likes: Likes, most: number): Promise<FoundGoal[]> {
  const breathe = createYielder();
  const found: FoundGoal[] = [];
  for (const [at, goal] of goals.entries()) {
    const place = placeIn(goal, likes);
    if (place !== null) found.push(place);
    if (found.length >= most) break;
    if (at % GOALS_A_STEP === 0) await breathe();
  }
  return found;
}

function placeIn({ goal, seen, measure, description, own, comments }: SearchedGoal, likes: Likes): FoundGoal | null {
  const unseen = likes.filter((words) => !hasOne(seen, words));
  if (unseen.length === 0) return null;
  const all = [measure, description, ...[...own, ...comments].map(({ folded }) => folded)];
  if (!unseen.every((words) => all.some((text) => hasOne(text, words)))) return null;
  const places = [
    { found_in: 'measure' as const, folded: measure, text: measureText(goal.measure, goal.unit), by: '' },
    { found_in: 'description' as const, folded: description, text: goal.description, by: '' },
    ...own.map(({ name, text, folded }) => ({ found_in: 'own' as const, folded, text, by: name })),
    ...comments.map(({ comment: { text, firstName, lastName }, folded }) => ({
      found_in: 'comment' as const,
      folded,
      text,
      by: `${firstName} ${lastName}`.trim(),
    })),
  ];
  // The one with all words, else the first with any.
  const best =
    places.find(({ folded }) => unseen.every((words) => hasOne(folded, words))) ??
    places.find(({ folded }) => unseen.some((words) => hasOne(folded, words)));
  if (best === undefined) return null;
  return { goal_id: goal.id, found_in: best.found_in, text: excerpt(best.text, unseen), by: best.by };
}

function hasOne(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word));
}

const EXCERPT = 160;
const LEAD = 30;

function excerpt(text: string, likes: Likes): string {
  const folded = foldText(text);
  const places = likes.flat().flatMap((word) => (folded.includes(word) ? [folded.indexOf(word)] : []));
  const first = Math.min(...places);
  const from = first <= EXCERPT - LEAD ? 0 : text.indexOf(' ', first - LEAD) + 1;
  const part = text.slice(Math.min(from, first), Math.min(from, first) + EXCERPT);
  return `${from > 0 ? '… ' : ''}${part.replace(/\s+/g, ' ').trim()}`;
}
