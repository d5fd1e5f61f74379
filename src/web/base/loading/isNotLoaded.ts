/** Each browser family has its own message. */
export function isNotLoaded(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}
