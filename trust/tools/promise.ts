/** Prints whether a promise was kept, with what was found; a broken one makes the run end with status 1. */
export function promise(text: string, isKept: boolean, found: string): void {
  console.log(`  ${isKept ? 'kept  ' : 'BROKEN'}  ${text}: ${found}`);
  if (!isKept) process.exitCode = 1;
}

/** What a run could not look at here, and why: neither kept nor broken. */
export function notRun(text: string, why: string): void {
  console.log(`  not run ${text}: ${why}`);
}

/** The value below which a share of all lies, such as 0.95; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
