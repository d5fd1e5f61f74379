export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

export function meanOf(values: readonly number[]): number {
  return sumOf(values) / values.length;
}
