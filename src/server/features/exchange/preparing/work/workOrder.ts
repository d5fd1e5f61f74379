import type { Work } from '#core/work/work.ts';

/** Work in the order of its days, as an export lists and numbers it. */
export function inWorkOrder({ initiatives, milestones, decisions }: Work): Work {
  return {
    initiatives: sorted(initiatives, ({ start, title }) => [start ?? Number.POSITIVE_INFINITY, title]),
    milestones: sorted(milestones, ({ due, title }) => [due, title]),
    decisions: sorted(decisions, ({ day, text }) => [day, text]),
  };
}

function sorted<Item extends { readonly id: string }>(
  items: readonly Item[],
  keyOf: (item: Item) => readonly [number, string],
): Item[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort(
      (one, other) =>
        compared(one.key[0], other.key[0]) ||
        compared(one.key[1], other.key[1]) ||
        compared(one.item.id, other.item.id),
    )
    .map(({ item }) => item);
}

function compared<Value extends string | number>(one: Value, other: Value): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
