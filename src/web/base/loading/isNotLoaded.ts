/** Whether an error says that a file of the page did not come; each family of browsers has a sentence of its own. */
export function isNotLoaded(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}
