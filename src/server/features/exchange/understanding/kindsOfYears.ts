import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import type { FoundPeriod } from './foundPeriod.ts';
import type { FigureKind, Proposed, SheetTable } from './model.ts';
import { why } from './why.ts';

type Named = { readonly at: number; readonly word: string; readonly kind: FigureKind | null; readonly when: number };

/**
 * What words beside years mean that no list has: of two words that share a year the one that goes further ahead is the
 * target, else the one that goes further back the actual, else the first the target; beside a word that is known an
 * unknown one is the other of the two.
 */
export function kindsOfYears(table: SheetTable, proposed: Proposed): void {
  const named = [...proposed].flatMap(([at, { value }]): Named[] => {
    const { period = null, rest = '' } = table.columns[at] ?? {};
    const when = period === null ? null : orderOf(period);
    return value.is === 'figure' && when !== null ? [{ at, word: wordKey(rest), kind: value.kind, when }] : [];
  });
  const unknown = new Map<string, Named[]>();
  for (const each of named)
    if (each.kind === null && each.word !== '') unknown.set(each.word, [...(unknown.get(each.word) ?? []), each]);
  for (const [word, kind] of settled(unknown, named))
    for (const { at } of unknown.get(word) ?? [])
      proposed.set(at, {
        value: { is: 'figure', kind },
        confidence: 0.6,
        reason: why('beside_years', table.columns[at]?.heading),
      });
}

function settled(unknown: ReadonlyMap<string, readonly Named[]>, named: readonly Named[]): Map<string, FigureKind> {
  const found = new Map<string, FigureKind>();
  // One that stands once, before all others, is where they start.
  const words = [...unknown].filter(([word, columns]) => {
    const [only] = columns;
    const others = named.filter((each) => each.word !== word);
    const isFirst = only !== undefined && columns.length === 1 && others.every(({ when }) => when > only.when);
    const hasPair = new Set(others.map((each) => each.word)).size >= 2;
    if (isFirst && hasPair) found.set(word, 'baseline');
    return !(isFirst && hasPair);
  });
  const known = named.filter(({ kind }) => kind === 'target' || kind === 'actual');
  const [[first, ofFirst = []] = [''], [second, ofSecond = []] = ['']] = words;
  if (words.length === 1) {
    const beside = known.filter(({ when }) => ofFirst.some((each) => each.when === when));
    const kinds = new Set(beside.map(({ kind }) => kind));
    if (kinds.size === 1) found.set(first, kinds.has('target') ? 'actual' : 'target');
  }
  if (words.length !== 2 || known.length > 0 || !sharesYear(ofFirst, ofSecond)) return found;
  const firstIsTarget =
    latest(ofFirst) - latest(ofSecond) ||
    earliest(ofFirst) - earliest(ofSecond) ||
    (ofSecond[0]?.at ?? 0) - (ofFirst[0]?.at ?? 0);
  found.set(first, firstIsTarget > 0 ? 'target' : 'actual');
  found.set(second, firstIsTarget > 0 ? 'actual' : 'target');
  return found;
}

function sharesYear(one: readonly Named[], other: readonly Named[]): boolean {
  return one.some(({ when }) => other.some((each) => each.when === when));
}

const latest = (columns: readonly Named[]) => Math.max(...columns.map(({ when }) => when));
const earliest = (columns: readonly Named[]) => Math.min(...columns.map(({ when }) => when));

/** Periods in their order, of a table that names years or none of them; null for a day. */
function orderOf(period: FoundPeriod): number | null {
  return period.unit === 'day' ? null : (period.year?.year ?? 0) * 100 + period.index;
}
