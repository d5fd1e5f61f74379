import { type Axis, axisOf } from '#core/chart/axis.ts';
import type { MovedRow, WhyMoved } from '#core/compare/movedRows.ts';

export type BarPlace = {
  readonly from: number;
  readonly width: number;
  readonly end: number;
  readonly isLoss: boolean;
};

export type BarPlaces = {
  readonly axis: Axis;
  readonly lines: readonly { readonly value: number; readonly at: number }[];
  readonly rows: readonly (BarPlace | null)[];
  readonly total: BarPlace;
};

/** Null without a change to draw. */
export function barPlaces({
  before,
  after,
  rows,
}: Pick<WhyMoved, 'before' | 'after'> & { readonly rows: readonly Pick<MovedRow, 'by'>[] }): BarPlaces | null {
  if (before === null || after === null) return null;
  let reached = before;
  const steps = rows.map(({ by }) => {
    const from = reached;
    reached += by ?? 0;
    return { from, to: reached };
  });
  const axis = axisOf(spread([before, after, ...steps.map(({ to }) => to)]), 5);
  const [first = 0, last = 1] = [axis.lines[0], axis.lines.at(-1)];
  const placeOf = (value: number) => ((value - first) / (last - first)) * 100;
  const barOf = (from: number, to: number): BarPlace => ({
    from: placeOf(Math.min(from, to)),
    width: Math.abs(placeOf(to) - placeOf(from)),
    end: placeOf(to),
    isLoss: to < from,
  });
  return {
    axis,
    lines: axis.lines.map((value) => ({ value, at: placeOf(value) })),
    rows: steps.map(({ from, to }) => (from === to ? null : barOf(from, to))),
    total: barOf(before, after),
  };
}

/** Equal figures get some room on both sides, instead of an axis from zero. */
function spread(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? [low - 1, high + 1] : values;
}
