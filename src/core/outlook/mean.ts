/** The sum; 0 of no values. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The arithmetic mean; NaN of no values. */
export function meanOf(values: readonly number[]): number {
  return sumOf(values) / values.length;
}
