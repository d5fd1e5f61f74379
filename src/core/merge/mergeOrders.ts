import type { Sides } from './merge.ts';

export type MergedOrder = {
  /** All keys of all sides. */
  readonly value: readonly string[];
  readonly base: readonly string[];
  readonly isContradicted: boolean;
};

/**
 * Merges the orders of keys. Of two that both still have, the one comes first that does so for whoever changed it; where
 * no order has all that, the sides contradict each other. Added ones follow the same key as in their own list. Whoever is
 * first, the order is the same.
 */
export function mergeOrders({ before, mine, theirs }: Sides<readonly string[]>): MergedOrder {
  const inMine = new Set(mine);
  const inTheirs = new Set(theirs);
  const was = before.filter((key) => inMine.has(key) && inTheirs.has(key));
  const kept = new Set(was);
  const only = (keys: readonly string[]) => keys.filter((key) => kept.has(key));
  const [my, their] = [only(mine), only(theirs)];
  const merged = orderWithBoth({ before: was, mine: my, theirs: their });
  const added = addedAfter(kept, [mine, theirs, before]);
  const place = (order: readonly string[]) => [
    ...(added.get(null) ?? []),
    ...order.flatMap((key) => [key, ...(added.get(key) ?? [])]),
  ];
  return { value: place(merged ?? my), base: place(merged === null ? was : their), isContradicted: merged === null };
}

/** The order of the same keys in which each pair stands as whoever changed it has it; null where there is none. */
function orderWithBoth({ before, mine, theirs }: Sides<readonly string[]>): readonly string[] | null {
  const isFirst = (one: string, other: string) => {
    const [was, my, their] = [before, mine, theirs].map((keys) => keys.indexOf(one) < keys.indexOf(other));
    return my === was ? their : my;
  };
  const order = before.map((): string | null => null);
  for (const key of before) order[before.filter((other) => other !== key && isFirst(other, key)).length] = key;
  // Where pairs run in a circle, as many stand before one key as before another.
  return order.every((key) => key !== null) ? order : null;
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
