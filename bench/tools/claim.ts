import { appendFileSync } from 'node:fs';

/** One figure that a benchmark measured, beside its limit or a peer of the same run. */
export type Claim = {
  readonly what: string;
  /** What decides: a median, or the share that the limit speaks of. */
  readonly value: number;
  readonly unit: Unit;
  /** How it spreads, such as `median 4 ms, worst 9 ms, n = 60`. */
  readonly spread?: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Of others, in the same unit. */
  readonly beside?: Readonly<Record<string, number>>;
  /** Where it stands in the plot of how cost grows with the goals of a plan. */
  readonly growth?: { readonly of: string; readonly goals: number };
};

export type Unit = 'ms' | 's' | 'MB' | 'kB' | '%' | 'a second' | 'x';

/** A file to which each claim goes as a line of JSON, for the page made of them; set by `npm run bench`. */
export const CLAIMS_FILE = 'MILEPOST_BENCH_CLAIMS';

/** Prints a figure; one beyond its limit makes the run end with status 1. */
export function claim(measured: Claim): void {
  const { what, spread, beside = {} } = measured;
  const others = Object.entries(beside).map(([name, value]) => `${name} ${shown(value, measured.unit)}`);
  const told = [spread, limitOf(measured), ...others].filter((text) => text !== undefined && text !== '');
  const line = `  ${what}: ${shown(measured.value, measured.unit)}${told.length > 0 ? ` (${told.join('; ')})` : ''}`;
  console.log(isKept(measured) ? line : `${line}  MISSED`);
  if (!isKept(measured)) process.exitCode = 1;
  const file = process.env[CLAIMS_FILE];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(measured)}\n`);
}

export function isKept({ value, atMost, atLeast }: Claim): boolean {
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
}

/** `at most 20 ms`; empty where there is none. */
export function limitOf({ atMost, atLeast, unit }: Claim): string {
  if (atMost !== undefined) return `at most ${shown(atMost, unit)}`;
  return atLeast === undefined ? '' : `at least ${shown(atLeast, unit)}`;
}

export function shown(value: number, unit: Unit): string {
  const digits = unit === 'x' ? 2 : Math.abs(value) >= 100 || unit === '%' ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const number = value.toLocaleString('en', { maximumFractionDigits: digits });
  return unit === '%' || unit === 'x' ? `${number}${unit}` : `${number} ${unit}`;
}
