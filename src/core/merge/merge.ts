/** What two people made of one state: `before` is what both saw, `theirs` is stored, `mine` is to be saved. */
export type Sides<Value> = { readonly before: Value; readonly mine: Value; readonly theirs: Value };

/** Both changed this, each to something else. `at` leads there: parts, and keys of rows. */
export type Contradiction = Sides<unknown> & { readonly at: readonly string[] };

export type Merged<Value> = {
  /** What both changed; where they contradict each other, mine. */
  readonly value: Value;
  /** What `value` is based on: theirs; where they contradict each other, what was before. */
  readonly base: Value;
  readonly contradictions: readonly Contradiction[];
};

export type Merge<Value> = (sides: Sides<Value>) => Merged<Value>;

/** Whether two values of JSON are the same; names of records may come in any order. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Merges values that are set as a whole. */
export function mergeValue<Value>({ before, mine, theirs }: Sides<Value>): Merged<Value> {
  if (isSame(mine, before) || isSame(mine, theirs)) return { value: theirs, base: theirs, contradictions: [] };
  if (isSame(theirs, before)) return { value: mine, base: theirs, contradictions: [] };
  return { value: mine, base: before, contradictions: [{ at: [], before, mine, theirs }] };
}

/** Merges the contradictions of a part into those of the whole. */
export function under(part: string, contradictions: readonly Contradiction[]): readonly Contradiction[] {
  return contradictions.map((each) => ({ ...each, at: [part, ...each.at] }));
}

/** Merges each part of a record by itself. */
export function mergeRecord<Value extends object>(
  parts: {
    readonly [Part in keyof Value]-?: Merge<Value[Part]>;
  },
): Merge<Value> {
  return ({ before, mine, theirs }) => {
    const value = { ...theirs };
    const base = { ...theirs };
    const contradictions: Contradiction[] = [];
    for (const part in parts) {
      const merged = parts[part]({ before: before[part], mine: mine[part], theirs: theirs[part] });
      value[part] = merged.value;
      base[part] = merged.base;
      contradictions.push(...under(part, merged.contradictions));
    }
    return { value, base, contradictions };
  };
}

/** Merges values by name, of which each side may have others. */
export function mergeMap<Value>({ before, mine, theirs }: Sides<Named<Value>>): Merged<Named<Value>> {
  const value: Record<string, Value> = {};
  const base: Record<string, Value> = {};
  const contradictions: Contradiction[] = [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(theirs), ...Object.keys(mine)])) {
    const merged = mergeValue({ before: before[name], mine: mine[name], theirs: theirs[name] });
    if (merged.value !== undefined) value[name] = merged.value;
    if (merged.base !== undefined) base[name] = merged.base;
    contradictions.push(...under(name, merged.contradictions));
  }
  return { value, base, contradictions };
}

type Named<Value> = { readonly [name: string]: Value };

/** What both changed; where they contradict each other, theirs. */
export function takeTheirs<Value>(merge: Merge<Value>, { before, mine, theirs }: Sides<Value>): Value {
  return merge({ before, mine: theirs, theirs: mine }).value;
}
