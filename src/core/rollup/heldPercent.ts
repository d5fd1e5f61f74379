/** A percent held between 0 and 100, as rings, means of children and bars take it (readings, section 3). */
export function heldPercent(percent: number): number {
  return Math.min(Math.max(percent, 0), 100);
}
