import type { CellColour } from './wholeSheet.ts';

/** The colour of a traffic light that a fill is, by its hue; null for a pale, grey or other one. */
export function colourOf(argb: string): CellColour | null {
  const [red = 0, green = 0, blue = 0] =
    (/^[0-9A-F]{8}$/i.test(argb) ? argb.slice(2) : argb).match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most < 90 || range < 50) return null;
  const hue =
    most === red
      ? (60 * (green - blue)) / range
      : most === green
        ? 120 + (60 * (blue - red)) / range
        : 240 + (60 * (red - green)) / range;
  if (hue >= 75 && hue <= 170) return 'green';
  if (hue >= 25 && hue < 75) return 'amber';
  return hue > -20 && hue < 25 ? 'red' : null;
}
