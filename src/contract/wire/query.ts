/** A name and value of a query; null for a value that is missing. */
export type QueryPair = readonly [name: string, value: string | null];

/** What could not be decoded keeps its name and has no value. */
export type ReadQuery = {
  readonly values: ReadonlyMap<string, string>;
  readonly unreadable: readonly string[];
  /** Given more than once. */
  readonly repeated: readonly string[];
};

/**
 * Reads a query, with or without its question mark. The first value of a name counts. Never throws: a broken percent
 * sequence is reported by the name it stands at.
 */
export function readQuery(query: string): ReadQuery {
  const values = new Map<string, string>();
  const unreadable: string[] = [];
  const repeated = new Set<string>();
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [name = '', ...rest] = pair.split('=');
    const value = decoded(rest.join('='));
    const key = decoded(name);
    if (key === null || value === null) unreadable.push(key ?? name);
    else if (values.has(key)) repeated.add(key);
    else if (key !== '') values.set(key, value);
  }
  return { values, unreadable, repeated: [...repeated] };
}

/** Writes a query with its question mark, in the order given; empty where there is nothing to write. */
export function writeQuery(pairs: readonly QueryPair[]): string {
  const written = pairs.flatMap(([name, value]) => (value === null ? [] : [`${name}=${encoded(value)}`]));
  return written.length > 0 ? `?${written.join('&')}` : '';
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** Colons, commas and slashes may stand in a query as they are, and JSON has many. Half a surrogate pair becomes U+FFFD. */
function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(/%(?:3A|2C|2F)/g, decodeURIComponent);
}
