import { shown, type Unit } from './claim.ts';

/** The value at a share of all, such as 0.95; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** `median 4 ms, 95th percentile 9 ms, n = 60` */
export function spreadOf(values: readonly number[], unit: Unit = 'ms'): string {
  const [median, high] = [quantile(values, 0.5), quantile(values, 0.95)];
  return `median ${shown(median, unit)}, 95th percentile ${shown(high, unit)}, n = ${values.length}`;
}

export function timed(run: () => unknown): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

export async function durationOf(run: () => unknown): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}
