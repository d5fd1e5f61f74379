import { foldText, wordsOf } from './foldText.ts';
import type { PaletteEntry, PaletteGroup } from './paletteEntry.ts';

/** The most entries of one group; who wants another types on. */
export const MOST_IN_GROUP = 8;

/** Years and plans are shown unasked only where there are few. */
const MOST_UNASKED = 5;

/** What the palette shows for a text, group by group; groups without entries are left out. */
export function paletteGroups(
  text: string,
  sources: {
    /** Found already: there may be many thousands. */
    readonly goals: Pick<PaletteGroup, 'entries' | 'more'>;
    readonly saved: readonly PaletteEntry[];
    readonly years: readonly PaletteEntry[];
    readonly plans: readonly PaletteEntry[];
    readonly actions: readonly PaletteEntry[];
    /** Filter by the text as a keyword; there for any text. */
    readonly keyword: PaletteEntry;
  },
): readonly PaletteGroup[] {
  const words = wordsOf(text);
  const isAsked = words.length > 0;
  const group = (id: PaletteGroup['id'], entries: readonly PaletteEntry[], mostUnasked: number): PaletteGroup => {
    const found = isAsked ? entries.filter((entry) => hasWords(entry, words)) : entries;
    const shown = isAsked || found.length <= mostUnasked ? found.slice(0, MOST_IN_GROUP) : [];
    return { id, entries: shown, more: isAsked ? found.length - shown.length : 0 };
  };
  const actions = group('actions', sources.actions, Number.POSITIVE_INFINITY);
  const all: readonly PaletteGroup[] = [
    { id: 'goals', ...sources.goals },
    group('saved', sources.saved, Number.POSITIVE_INFINITY),
    group('years', sources.years, MOST_UNASKED),
    group('plans', sources.plans, MOST_UNASKED),
    isAsked ? { ...actions, entries: [sources.keyword, ...actions.entries] } : actions,
  ];
  return all.filter(({ entries }) => entries.length > 0);
}

function hasWords({ title }: PaletteEntry, words: readonly string[]): boolean {
  const folded = foldText(title);
  return words.every((word) => folded.includes(word));
}
