import { elementAt } from '#core/outlook/elementAt.ts';
import type { Contributions } from './contributions.ts';
import type { MoveNote } from './moveNote.ts';
import type { RollupParts } from './rollupDay.ts';
import { shownParts } from './shownParts.ts';

/** A goal directly below, or with `id` null what none of them moved. */
export type MovedRow = {
  readonly id: string | null;
  readonly before: number | null;
  readonly after: number | null;
  readonly by: number | null;
  /** The same as it is shown: all rows add up to the change as shown. */
  readonly shown: number | null;
  readonly note: MoveNote | null;
};

export type WhyMoved = {
  readonly before: number | null;
  readonly after: number | null;
  readonly change: number | null;
  readonly decimals: number;
  readonly rows: readonly MovedRow[];
  readonly counted: number;
};

export const PERCENT_DECIMALS = 1;

/** All rows with what is shown of them, and one more where the goals below did not move all of it. */
export function explained({
  was,
  is,
  contributions,
  rows,
  decimals,
}: {
  readonly was: RollupParts;
  readonly is: RollupParts;
  readonly contributions: Contributions | null;
  readonly rows: readonly Omit<MovedRow, 'shown'>[];
  readonly decimals: number;
}): WhyMoved {
  const [before, after] = [was.figure, is.figure];
  const change =
    before === null || after === null ? null : rounded(rounded(after, decimals) - rounded(before, decimals), decimals);
  const own = contributions?.own ?? 0;
  const rest = own === 0 ? [] : [{ id: null, before: null, after: null, by: own, note: null }];
  const sizeOf = (by: number | null) => (by === null ? -1 : Math.abs(by));
  const sorted = [...rows, ...rest].sort((one, other) => sizeOf(other.by) - sizeOf(one.by));
  const shown = shownParts(
    sorted.map(({ by }) => by ?? 0),
    change ?? 0,
    decimals,
  );
  return {
    before,
    after,
    change,
    decimals,
    rows: sorted.map((row, at) => ({
      ...row,
      shown: row.by === null || change === null ? null : elementAt(shown, at),
    })),
    counted: is.parts.size,
  };
}

/** Rounded by its decimal value: 0.15 becomes 0.2, though its double is a little less. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(Number((value * scale).toPrecision(15))) / scale + 0;
}
