/** Of a label, in pixels. */
export const LABEL_HEIGHT = 14;

type Group = { readonly indexes: readonly number[]; readonly mean: number };

/**
 * Where labels beside a plot stand, as CSS, for places in percent of its height: those that would overlap are stacked
 * around their middle, none beyond an end of the plot. `smallestPlot` is its least height in pixels.
 */
export function stackedTops(tops: readonly number[], smallestPlot: number): string[] {
  return stackLabels(tops, (LABEL_HEIGHT / smallestPlot) * 100).map(
    ({ middle, below }) => `calc(${middle}% + ${below * LABEL_HEIGHT}px)`,
  );
}

export type StackedLabel = { readonly middle: number; readonly below: number };

/** By the middle of their stack, and how many labels they stand below it; `least` apart, within a height. */
export function stackLabels(tops: readonly number[], least: number, height = 100): StackedLabel[] {
  const reach = ({ indexes }: Group) => ((indexes.length - 1) / 2) * least;
  const middle = (group: Group) => Math.min(Math.max(group.mean, reach(group)), height - reach(group));
  const groups: Group[] = [];
  const order = tops.map((_, index) => index).sort((one, other) => (tops[one] ?? 0) - (tops[other] ?? 0));
  for (const index of order) {
    let group: Group = { indexes: [index], mean: tops[index] ?? 0 };
    let above = groups.at(-1);
    while (above !== undefined && middle(above) + reach(above) + least > middle(group) - reach(group)) {
      groups.pop();
      group = joined(above, group);
      above = groups.at(-1);
    }
    groups.push(group);
  }
  const stacked = tops.map((top): StackedLabel => ({ middle: top, below: 0 }));
  for (const group of groups) {
    group.indexes.forEach((index, place) => {
      stacked[index] = { middle: middle(group), below: place - (group.indexes.length - 1) / 2 };
    });
  }
  return stacked;
}

function joined(one: Group, other: Group): Group {
  const count = one.indexes.length + other.indexes.length;
  const mean = (one.mean * one.indexes.length + other.mean * other.indexes.length) / count;
  return { indexes: [...one.indexes, ...other.indexes], mean };
}
