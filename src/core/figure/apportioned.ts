import { difference } from './between.ts';

/**
 * A total in parts of so many decimals that add up to it exactly: each is cut down, and what is left goes, a unit each,
 * to the largest remainders (Hare–Niemeyer). Where remainders are alike the units are spread evenly over them.
 * @param shares what each part is of the total; together 1
 */
export function apportioned(total: number, shares: readonly number[], decimals: number): number[] {
  const scale = 10 ** decimals;
  const units = Math.round(total * scale);
  if (!Number.isSafeInteger(units)) return nearly(total, shares);
  const exact = shares.map((share) => steady(units * share));
  const cut = exact.map(Math.floor);
  const raised = new Set(largestRemainders(exact, units - sumOf(cut)));
  const parts = cut.map((part, index) => part + Number(raised.has(index)));
  // Shares that are no exact parts of 1 may leave more than that.
  const left = units - sumOf(parts);
  return parts.map((part, index) => (part + (index === parts.length - 1 ? left : 0)) / scale + 0);
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}

/** Units without the error of their arithmetic: a third of 3 units is one unit, not a little less. */
export function steady(units: number): number {
  const whole = Math.round(units);
  return Math.abs(units - whole) < 1e-6 ? whole : units;
}

function largestRemainders(exact: readonly number[], count: number): number[] {
  const groups = new Map<number, number[]>();
  exact.forEach((value, index) => {
    const remainder = Number((value - Math.floor(value)).toFixed(6));
    groups.set(remainder, [...(groups.get(remainder) ?? []), index]);
  });
  const chosen: number[] = [];
  for (const [, indexes] of [...groups].sort(([one], [other]) => other - one)) {
    chosen.push(...evenly(indexes, Math.min(indexes.length, count - chosen.length)));
  }
  return chosen;
}

function evenly(indexes: readonly number[], count: number): number[] {
  const { length } = indexes;
  return indexes.filter(
    (_, place) => Math.floor(((place + 1) * count) / length) > Math.floor((place * count) / length),
  );
}

function nearly(total: number, shares: readonly number[]): number[] {
  let left = total;
  return shares.map((share, index) => {
    const part = index === shares.length - 1 ? left : total * share;
    left = difference(left, part);
    return part;
  });
}
