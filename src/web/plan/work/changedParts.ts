/** What of a form differs from the thing as it was when the form opened, so that nothing else is written over. */
export function changedParts<Part extends object>(before: object, after: Part): Partial<Part> {
  const old = new Map(Object.entries(before));
  const parts: Partial<Part> = { ...after };
  for (const [name, value] of Object.entries(after)) {
    if (isSame(old.get(name), value)) Reflect.deleteProperty(parts, name);
  }
  return parts;
}

/** The names of what somebody else has changed meanwhile, to something else. */
export function changedByOthers(parts: object, before: object, now: object): string[] {
  const [old, current] = [new Map(Object.entries(before)), new Map(Object.entries(now))];
  return Object.entries(parts)
    .filter(([name, value]) => !isSame(current.get(name), old.get(name)) && !isSame(current.get(name), value))
    .map(([name]) => name);
}

/** Of values as they are on the wire: texts, numbers, null, and lists of ids. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
