/** The only place of the page that asks what time it is: milliseconds since 1970 UTC. The plan's today comes from the server. */
export function now(): number {
  return Date.now();
}

/** How many milliseconds ago an instant was. */
export function millisecondsSince(instant: string): number {
  return Date.now() - Date.parse(instant);
}
