/** An estimate is no exact figure: three digits say enough. */
export function roughly(estimate: number): number {
  return Number(estimate.toPrecision(3));
}
