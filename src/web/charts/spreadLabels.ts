/** Moves labels apart so that none covers another: each as near to where it belongs as that allows, in percent of the height. */
export function spreadLabels(tops: readonly number[], least: number): number[] {
  const order = tops.map((_, index) => index).sort((one, other) => (tops[one] ?? 0) - (tops[other] ?? 0));
  const spread = [...tops];
  order.forEach((index, position) => {
    const above = order[position - 1];
    if (above === undefined) return;
    const overlap = (spread[above] ?? 0) + least - (spread[index] ?? 0);
    if (overlap <= 0) return;
    spread[above] = (spread[above] ?? 0) - overlap / 2;
    spread[index] = (spread[index] ?? 0) + overlap / 2;
  });
  return spread;
}
