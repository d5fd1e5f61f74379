type Group = { readonly indexes: readonly number[]; readonly middle: number };

export type SpreadLabel = { readonly middle: number; readonly below: number };

export function spreadLabels(tops: readonly number[], least: number): number[] {
  return groupLabels(tops, least).map(({ middle, below }) => middle + below * least);
}

/** For labels of a fixed height: those closer than `least` are stacked around their middle. */
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
