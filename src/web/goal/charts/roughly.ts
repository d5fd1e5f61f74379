export function roughly(estimate: number): number {
  return Number(estimate.toPrecision(3));
}
