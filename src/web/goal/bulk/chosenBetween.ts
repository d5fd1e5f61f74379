/** The ids from one of a list to another, whichever comes first; the second alone where the first is not in it. */
export function chosenBetween(order: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : order.indexOf(from), order.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}
