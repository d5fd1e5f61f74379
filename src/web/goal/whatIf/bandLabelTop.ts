import type { Band } from '#core/outlook/band.ts';

const WIDTH = 25;
const HEIGHT = 13;

export function bandLabelTop(
  bands: readonly (Band | null)[],
  {
    lines,
    topOf,
  }: { readonly lines: readonly (readonly (number | null)[])[]; readonly topOf: (value: number) => number },
): number | null {
  const from = Math.floor(((bands.length - 1) * (100 - WIDTH)) / 100);
  const topsOf = (values: readonly (number | null)[]) =>
    values.slice(from).flatMap((each) => (each === null ? [] : [topOf(each)]));
  const edge = topsOf(bands.map((band) => band?.low95 ?? null));
  if (edge.length === 0) return null;
  const top = Math.max(...edge);
  const isCrossed = lines.map(topsOf).some((tops) => Math.min(...tops) < top + HEIGHT && Math.max(...tops) > top);
  return isCrossed ? null : top;
}
