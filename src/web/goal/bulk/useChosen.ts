import { useMemo, useRef, useState } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { chosenBetween } from './chosenBetween.ts';

export type Chosen<Item> = {
  /** In the order of the list. */
  readonly chosen: readonly Item[];
  readonly has: (id: string) => boolean;
  readonly mayChoose: (item: Item) => boolean;
  /** Whether the reader may choose any at all. */
  readonly isOffered: boolean;
  readonly isAll: boolean;
  /** Chooses one or takes it out; with Shift all from the last one pressed to it. */
  readonly toggle: (id: string, options?: { readonly isRange: boolean }) => void;
  readonly addBoth: (one: string, other: string) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
};

export type ChosenGoals = Chosen<ListedGoal>;

/**
 * What of a list is chosen to be changed together. What leaves the list, by a filter or because somebody archived it, is
 * not chosen any more.
 */
export function useChosen<Item extends { readonly id: string }>(
  items: readonly Item[],
  { order, mayChoose }: { readonly order: readonly string[]; readonly mayChoose: (item: Item) => boolean },
): Chosen<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(NONE);
  const last = useRef<string | null>(null);
  const choosable = useMemo(() => items.filter(mayChoose), [items, mayChoose]);
  const chosen = useMemo(() => (ids.size === 0 ? [] : choosable.filter(({ id }) => ids.has(id))), [choosable, ids]);

  return {
    chosen,
    mayChoose,
    has: (id) => ids.has(id),
    isOffered: choosable.length > 0,
    isAll: chosen.length > 0 && chosen.length === choosable.length,
    toggle: (id, { isRange } = { isRange: false }) => {
      const isWanted = !ids.has(id);
      const known = new Set(choosable.map((item) => item.id));
      const touched = isRange ? chosenBetween(order, last.current, id) : [id];
      last.current = id;
      const next = new Set(ids);
      for (const each of touched) {
        if (!known.has(each)) continue;
        if (isRange || isWanted) next.add(each);
        else next.delete(each);
      }
      setIds(next);
    },
    addBoth: (one, other) => {
      last.current = other;
      const known = choosable.map(({ id }) => id).filter((id) => id === one || id === other);
      setIds(new Set([...ids, ...known]));
    },
    chooseAll: () => setIds(new Set(choosable.map(({ id }) => id))),
    clear: () => {
      last.current = null;
      setIds(NONE);
    },
  };
}

const NONE: ReadonlySet<string> = new Set();
