/** The only place of the page that reads the clock: milliseconds since 1970 UTC. The plan's today comes from the server. */
export function now(): number {
  return Date.now();
}

export function millisecondsSince(instant: string): number {
  return Date.now() - Date.parse(instant);
}
