type Group = { readonly indexes: readonly number[]; readonly middle: number };

/** Where a label goes: the middle of the labels it would cover, and how many labels below that it stands. */
export type SpreadLabel = { readonly middle: number; readonly below: number };

/** Moves labels apart so that none covers another: each as near to where it belongs as that allows, in percent of the height. */
export function spreadLabels(tops: readonly number[], least: number): number[] {
  return groupLabels(tops, least).map(({ middle, below }) => middle + below * least);
}

/** The same for labels of a fixed height: those nearer to each other than `least` stand around their middle. */
export function groupLabels(tops: readonly number[], least: number): SpreadLabel[] {
  const reach = ({ indexes }: Group) => ((indexes.length - 1) / 2) * least;
  const groups: Group[] = [];
  const order = tops.map((_, index) => index).sort((one, other) => (tops[one] ?? 0) - (tops[other] ?? 0));
  for (const index of order) {
    let group: Group = { indexes: [index], middle: tops[index] ?? 0 };
    let above = groups.at(-1);
    while (above !== undefined && above.middle + reach(above) + least > group.middle - reach(group)) {
      groups.pop();
      group = joined(above, group);
      above = groups.at(-1);
    }
    groups.push(group);
  }
  const spread = tops.map((middle): SpreadLabel => ({ middle, below: 0 }));
  for (const { indexes, middle } of groups) {
    indexes.forEach((index, place) => {
      spread[index] = { middle, below: place - (indexes.length - 1) / 2 };
    });
  }
  return spread;
}

function joined(one: Group, other: Group): Group {
  const count = one.indexes.length + other.indexes.length;
  const middle = (one.middle * one.indexes.length + other.middle * other.indexes.length) / count;
  return { indexes: [...one.indexes, ...other.indexes], middle };
}
