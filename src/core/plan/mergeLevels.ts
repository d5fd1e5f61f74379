import { isSame, type Merged, mergeRecord, mergeValue, type Sides } from '#core/merge/merge.ts';
import { mergeRows } from '#core/merge/mergeRows.ts';
import type { PlanLevel } from './planWords.ts';

type Levels = readonly PlanLevel[];

type Placed = Omit<PlanLevel, 'isUsual'> & { readonly depth: number };

/** How many levels there are; no depth. */
export const LEVEL_COUNT_PART = '#count';

const mergePlaced = mergeRows<Placed>({
  keyOf: ({ depth }) => String(depth),
  mergeRow: mergeRecord<Placed>({ depth: mergeValue, name: mergeValue, plural: mergeValue }),
});

/**
 * Merges the names of levels depth by depth. `usual` are the lists of usual names, one a language, for a plan that named
 * none: whoever names one sends all, in the words of their language.
 */
export function mergeLevels(sides: Sides<Levels>, usual: readonly Levels[]): Merged<Levels> {
  const { before, mine, theirs } = spelledOut(sides, usual);
  if (before.length === 0 || mine.length === 0 || theirs.length === 0) return mergeValue(sides);
  const merged = mergePlaced({ before: placed(before), mine: placed(mine), theirs: placed(theirs) });
  const isContradicted =
    mine.length !== before.length && theirs.length !== before.length && mine.length !== theirs.length;
  const counts = { before: before.length, mine: mine.length, theirs: theirs.length };
  if (!isContradicted) {
    return { ...merged, value: names(merged.value), base: names(merged.base) };
  }
  return {
    value: mine,
    base: before,
    contradictions: [{ at: [LEVEL_COUNT_PART], ...counts }, ...merged.contradictions],
  };
}

/** With the usual names, where both named levels of a plan that had named none. */
function spelledOut(sides: Sides<Levels>, usual: readonly Levels[]): Sides<Levels> {
  const { before, mine, theirs } = sides;
  if (before.length > 0 || mine.length === 0 || theirs.length === 0) return sides;
  const [first = []] = usual;
  const likeTheirs = usual.reduce((best, each) => (alike(each, theirs) > alike(best, theirs) ? each : best), first);
  const isUsual = (level: PlanLevel, depth: number) => usual.some((each) => isSame(each[depth], level));
  return {
    before: likeTheirs,
    mine: mine.map((level, depth) => (isUsual(level, depth) ? (likeTheirs[depth] ?? level) : level)),
    theirs,
  };
}

function alike(some: Levels, others: Levels): number {
  return some.filter((level, depth) => isSame(level, others[depth])).length;
}

function placed(levels: Levels): readonly Placed[] {
  return levels.map(({ name, plural }, depth) => ({ depth, name, plural }));
}

function names(levels: readonly Placed[]): Levels {
  return [...levels].sort((one, other) => one.depth - other.depth).map(({ name, plural }) => ({ name, plural }));
}
