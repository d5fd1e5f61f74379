import { linePath, type Place } from '#core/chart/path.ts';
import type { Band } from '#core/outlook/band.ts';

type Edge = 'low80' | 'high80' | 'low95' | 'high95';

export type BandPaths = {
  readonly likely: string;
  readonly band80: string;
  readonly band95: string;
  readonly edges80: readonly string[];
};

/** The bands open from a known point, if they begin with one; points without a band are skipped. */
export function bandPathsOf(
  bands: readonly (Band | null)[],
  {
    from,
    place,
  }: {
    readonly from: { readonly index: number; readonly value: number | null } | null;
    readonly place: (values: readonly (number | null)[]) => readonly (Place | null)[];
  },
): BandPaths {
  const along = (edge: Edge | 'expected') =>
    place(bands.map((band, index) => (index === from?.index ? from.value : (band?.[edge] ?? null)))).filter(
      (each) => each !== null,
    );
  const area = (low: Edge, high: Edge) => {
    const there = linePath(along(high));
    return there === '' ? '' : `${there}${linePath(along(low).toReversed()).replace('M', 'L')}Z`;
  };
  return {
    likely: linePath(along('expected')),
    band80: area('low80', 'high80'),
    band95: area('low95', 'high95'),
    edges80: [linePath(along('low80')), linePath(along('high80'))],
  };
}
