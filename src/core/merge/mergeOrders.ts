import { isSame, type Sides } from './merge.ts';

export type MergedOrder = {
  /** All keys of all sides. */
  readonly value: readonly string[];
  readonly base: readonly string[];
  readonly isContradicted: boolean;
};

/**
 * Merges the orders of keys. Those that both still have stand as whoever moved them has them; added ones follow the same
 * key as in their own list. Whoever is first, the order is the same.
 */
export function mergeOrders({ before, mine, theirs }: Sides<readonly string[]>): MergedOrder {
  const kept = new Set(before.filter((key) => mine.includes(key) && theirs.includes(key)));
  const only = (keys: readonly string[]) => keys.filter((key) => kept.has(key));
  const [was, my, their] = [only(before), only(mine), only(theirs)];
  const isContradicted = !isSame(my, was) && !isSame(their, was) && !isSame(my, their);
  const chosen = isSame(my, was) ? their : my;
  const added = addedAfter(kept, [mine, theirs, before]);
  const place = (order: readonly string[]) => [
    ...(added.get(null) ?? []),
    ...order.flatMap((key) => [key, ...(added.get(key) ?? [])]),
  ];
  return { value: place(chosen), base: place(isContradicted ? was : their), isContradicted };
}

/** The keys that are not kept, by the kept one that they follow; null: they stand first. */
function addedAfter(
  kept: ReadonlySet<string>,
  lists: readonly (readonly string[])[],
): ReadonlyMap<string | null, readonly string[]> {
  const runs = lists.flatMap((list) => runsIn(list, kept));
  const places = new Map<string | null, string[]>();
  const placed = new Set<string>();
  for (const { after, keys } of runs.sort((one, other) => compare(nameOf(one), nameOf(other)))) {
    const place = places.get(after) ?? [];
    places.set(after, place);
    for (const key of keys) {
      if (placed.has(key)) continue;
      placed.add(key);
      place.push(key);
    }
  }
  return places;
}

type Run = { readonly after: string | null; readonly keys: readonly string[] };

function runsIn(list: readonly string[], kept: ReadonlySet<string>): Run[] {
  const runs: { after: string | null; keys: string[] }[] = [{ after: null, keys: [] }];
  for (const key of list) {
    if (kept.has(key)) runs.push({ after: key, keys: [] });
    else runs.at(-1)?.keys.push(key);
  }
  return runs.filter(({ keys }) => keys.length > 0);
}

function nameOf({ after, keys }: Run): string {
  return [...keys, after ?? ''].join('\n');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
