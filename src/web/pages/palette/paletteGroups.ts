import { foldText, wordsOf } from '#core/search/foldText.ts';
import type { PaletteEntry, PaletteGroup } from './paletteEntry.ts';

/** Typing on finds the rest. */
export const MOST_IN_GROUP = 8;

/** Without a text, saved dashboards are limited, years and plans omitted where there are more. */
const MOST_UNASKED = 5;

export type PaletteSources = {
  readonly recent: readonly PaletteEntry[];
  /** Searched before: there may be many thousands. */
  readonly goals: Pick<PaletteGroup, 'entries' | 'more'> & { readonly isGuess: boolean };
  /** Shown once something is typed. */
  readonly work: readonly PaletteEntry[];
  readonly saved: readonly PaletteEntry[];
  readonly years: readonly PaletteEntry[];
  readonly plans: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  readonly keyword: PaletteEntry;
};

export function paletteGroups(text: string, sources: PaletteSources): readonly PaletteGroup[] {
  const words = wordsOf(text);
  const groups = words.length === 0 ? unasked(sources) : asked(words, sources);
  return groups.filter(({ entries }) => entries.length > 0);
}

function asked(
  words: readonly string[],
  { goals, work, saved, years, plans, actions, keyword }: PaletteSources,
): PaletteGroup[] {
  const found = (id: PaletteGroup['id'], all: readonly PaletteEntry[]): PaletteGroup => {
    const entries = all.filter((entry) => hasWords(entry, words));
    return { id, entries: entries.slice(0, MOST_IN_GROUP), more: Math.max(0, entries.length - MOST_IN_GROUP) };
  };
  const { isGuess, ...foundGoals } = goals;
  const others = [found('work', work), found('saved', saved), found('years', years), found('plans', plans)];
  const isAnswered = [...others, found('actions', actions)].some(({ entries }) => entries.length > 0);
  const asTyped = [...others, found('actions', [keyword, ...actions])];
  // Exact hits of the server come before goals that only resemble the text.
  return isGuess && isAnswered
    ? [...asTyped, { id: 'goals', ...foundGoals }]
    : [{ id: 'goals', ...foundGoals }, ...asTyped];
}

function unasked({ recent, saved, years, plans, actions }: PaletteSources): PaletteGroup[] {
  const few = (entries: readonly PaletteEntry[]) => (entries.length > MOST_UNASKED ? [] : entries);
  return [
    { id: 'recent', entries: recent, more: 0 },
    { id: 'saved', entries: saved.slice(0, MOST_UNASKED), more: 0 },
    { id: 'years', entries: few(years), more: 0 },
    { id: 'plans', entries: few(plans), more: 0 },
    { id: 'actions', entries: actions, more: 0 },
  ];
}

function hasWords({ title }: PaletteEntry, words: readonly string[]): boolean {
  const folded = foldText(title);
  return words.every((word) => folded.includes(word));
}
