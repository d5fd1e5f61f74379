import type { PlanLevel, PlanStatus } from './planWords.ts';

export const LEVEL_COUNT = { least: 2, most: 8 } as const;

/** Whether a plan may name so many levels; none means those of its tiers. */
export function isLevelCount(count: number): boolean {
  return count === 0 || (count >= LEVEL_COUNT.least && count <= LEVEL_COUNT.most);
}

export const WORD_LENGTH = 80;

/** What is wrong with a name, and what it gets in the way of. */
export type WordProblem =
  | { readonly kind: 'empty' | 'tooLong' | 'unprintable' | 'slash' }
  | { readonly kind: 'twin' | 'builtIn'; readonly of: string };

/** Where it stands, such as `levels.0.plural` or `statuses.1.name`. */
export type ListedWordProblem = { readonly at: string; readonly word: string; readonly problem: WordProblem };

/** A name as it is kept: composed, without blanks at its ends or twice between its words, and not as sentences isolate it. */
export function cleanWord(word: string): string {
  const line = word.normalize('NFC').replace(/\s+/g, ' ').trim();
  return line.replace(/^\u2068([^\u2066-\u2069]*)\u2069$/, '$1');
}

/** Whether two names would be taken for the same: case, width and blanks do not count. */
export function wordKey(word: string): string {
  return cleanWord(word.normalize('NFKC')).toLowerCase().normalize('NFC');
}

/** Control characters, and those that turn the direction of all that follows; joiners of letters and emoji are none. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Every name of levels that cannot stay, in their order; a file has `one / several` on a line. */
export function levelProblems(levels: readonly PlanLevel[]): readonly ListedWordProblem[] {
  const taken = new Map<string, { readonly index: number; readonly word: string }>();
  return levels.flatMap((level, index) =>
    (['name', 'plural'] as const).flatMap((part): readonly ListedWordProblem[] => {
      const word = cleanWord(level[part]);
      const at = `levels.${index}.${part}`;
      const problem = plainProblem(word) ?? (` ${word} `.includes(' / ') ? { kind: 'slash' as const } : null);
      if (problem !== null) return [{ at, word, problem }];
      const other = taken.get(wordKey(word));
      // Of one level they may be the same, such as “Series”.
      if (other !== undefined && other.index !== index)
        return [{ at, word, problem: { kind: 'twin', of: other.word } }];
      taken.set(wordKey(word), { index, word });
      return [];
    }),
  );
}

/**
 * Every name of statuses that cannot stay. `builtIn` has the usual words of all statuses in each language: none may name
 * another status.
 */
export function statusProblems(
  statuses: readonly PlanStatus[],
  builtIn: readonly Readonly<Record<string, string>>[],
): readonly ListedWordProblem[] {
  const taken = new Map<string, string>();
  const codeOf = new Map(
    builtIn.flatMap((labels) => Object.entries(labels).map(([code, word]) => [wordKey(word), code] as const)),
  );
  return statuses.flatMap(({ code, name }, index): readonly ListedWordProblem[] => {
    const word = cleanWord(name);
    const at = `statuses.${index}.name`;
    const problem = plainProblem(word);
    if (problem !== null) return [{ at, word, problem }];
    const usual = codeOf.get(wordKey(word));
    if (usual !== undefined && usual !== code) return [{ at, word, problem: { kind: 'builtIn', of: usual } }];
    const twin = taken.get(wordKey(word));
    if (twin !== undefined) return [{ at, word, problem: { kind: 'twin', of: twin } }];
    taken.set(wordKey(word), word);
    return [];
  });
}

function plainProblem(word: string): WordProblem | null {
  if (UNPRINTABLE.test(word)) return { kind: 'unprintable' };
  if (!VISIBLE.test(word)) return { kind: 'empty' };
  return Array.from(word).length > WORD_LENGTH ? { kind: 'tooLong' } : null;
}
