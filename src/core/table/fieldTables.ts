/** The names of a table, in its order. */
export function namesOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const names: Extract<keyof Table, string>[] = [];
  for (const name in table) names.push(name);
  return names;
}

/**
 * A copy of `like` with each value made anew. For many records of one shape: an object copied from another keeps the
 * layout that makes reading it fast, one that is put together key by key does not.
 */
export function remade<Made extends object>(
  like: Made,
  make: <Name extends keyof Made>(name: Name) => Made[Name],
): Made {
  const made = { ...like };
  for (const name in made) made[name] = make(name);
  return made;
}

/** The parts of a list by their names. */
export function byName<Part extends { readonly name: string }>(
  parts: readonly Part[],
): { readonly [Each in Part as Each['name']]: Each };
/** Likewise. */
export function byName(parts: readonly { readonly name: string }[]): object {
  return Object.fromEntries(parts.map((part) => [part.name, part]));
}
