import { steady } from '#core/figure/apportioned.ts';
import { elementAt } from '#core/outlook/elementAt.ts';

/**
 * Parts as they are shown, so that they add up to the total that is shown: each is cut down to a unit of the last
 * decimal, and what is missing goes, a unit each, to the largest remainders. A part of 0 stays 0.
 */
export function shownParts(parts: readonly number[], total: number, decimals: number): number[] {
  const scale = 10 ** decimals;
  const exact = parts.map((part) => steady(part * scale));
  const units = exact.map(Math.floor);
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .filter(({ index }) => parts[index] !== 0)
    .sort((one, other) => other.remainder - one.remainder);
  const missing = Math.round(total * scale) - units.reduce((sum, unit) => sum + unit, 0);
  if (order.length === 0 || !Number.isSafeInteger(missing)) return [...parts];
  const forAll = Math.floor(missing / order.length);
  order.forEach(({ index }, place) => {
    units[index] = elementAt(units, index) + forAll + (place < missing - forAll * order.length ? 1 : 0);
  });
  return units.map((unit) => unit / scale + 0);
}
