/** True in `npm run test:full`, which takes every combination, more rounds and new random cases. */
export const isFullRun = process.env.MILEPOST_TEST_FULL === '1';

/** How often a test repeats what it does. */
export function rounds({ full, short }: { readonly full: number; readonly short: number }): number {
  return isFullRun ? full : short;
}
