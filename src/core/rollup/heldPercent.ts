/** A percent held between 0 and 100, as rings, means of children and bars take it (rule 3.13). */
export function heldPercent(percent: number): number {
  return Math.min(Math.max(percent, 0), 100);
}
