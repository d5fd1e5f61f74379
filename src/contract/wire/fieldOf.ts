/** A field of parsed JSON by its own name; undefined where there is none, or nothing that has fields. */
export function fieldOf(json: unknown, name: string): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  return new Map(Object.entries(json)).get(name);
}
