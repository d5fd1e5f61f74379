import { type Contradiction, isSame, type Merge, type Merged, mergeValue, type Sides, under } from './merge.ts';
import { mergeOrders } from './mergeOrders.ts';

type RowRules<Row> = {
  /** Tells rows apart, and stays the same while a row changes. */
  readonly keyOf: (row: Row) => string;
  readonly mergeRow: Merge<Row>;
};

/** Where two orders of the same rows contradict each other; no key of a row. */
export const ORDER = '#order';

/**
 * Merges lists of rows with keys: each row by itself, and their order. A row that one side removed and the other changed
 * is a contradiction, and so are two rows that were added under one key.
 */
export function mergeRows<Row>({ keyOf, mergeRow }: RowRules<Row>): Merge<readonly Row[]> {
  return (sides) => {
    const rows = bySide(sides, (list) => new Map(list.map((row) => [keyOf(row), row])));
    const keys = bySide(sides, (list) => list.map(keyOf));
    const value = new Map<string, Row>();
    const base = new Map<string, Row>();
    const contradictions: Contradiction[] = [];
    for (const key of new Set([...keys.before, ...keys.theirs, ...keys.mine])) {
      const merged = mergeOne(
        { before: rows.before.get(key), mine: rows.mine.get(key), theirs: rows.theirs.get(key) },
        mergeRow,
      );
      if (merged.value !== undefined) value.set(key, merged.value);
      if (merged.base !== undefined) base.set(key, merged.base);
      contradictions.push(...under(key, merged.contradictions));
    }
    const order = mergeOrders(keys);
    if (order.isContradicted) contradictions.push({ at: [ORDER], ...keys });
    return {
      value: inOrder(value, order.value),
      base: inOrder(base, order.base),
      contradictions,
    };
  };
}

/** Merges lists of texts, each of which stands in a list once. */
export const mergeTexts: Merge<readonly string[]> = mergeRows<string>({
  keyOf: (text) => text,
  mergeRow: ({ theirs }) => ({ value: theirs, base: theirs, contradictions: [] }),
});

/** As `mergeTexts`, of lists that stand for the usual one where they are empty. */
export function mergeTextsOrUsual(sides: Sides<readonly string[]>): Merged<readonly string[]> {
  return sides.mine.length === 0 || sides.theirs.length === 0 ? mergeValue(sides) : mergeTexts(sides);
}

type Optional<Row> = Row | undefined;

function mergeOne<Row>(sides: Sides<Optional<Row>>, mergeRow: Merge<Row>): Merged<Optional<Row>> {
  const { before, mine, theirs } = sides;
  if (before !== undefined && mine !== undefined && theirs !== undefined) return mergeRow({ before, mine, theirs });
  if (isSame(mine, before) || isSame(mine, theirs)) return { value: theirs, base: theirs, contradictions: [] };
  if (isSame(theirs, before)) return { value: mine, base: theirs, contradictions: [] };
  const absent = { before: before ?? null, mine: mine ?? null, theirs: theirs ?? null };
  return { value: mine, base: before, contradictions: [{ at: [], ...absent }] };
}

function bySide<From, To>({ before, mine, theirs }: Sides<From>, of: (from: From) => To): Sides<To> {
  return { before: of(before), mine: of(mine), theirs: of(theirs) };
}

function inOrder<Row>(rows: ReadonlyMap<string, Row>, order: readonly string[]): readonly Row[] {
  return order.flatMap((key) => {
    const row = rows.get(key);
    return row === undefined ? [] : [row];
  });
}
