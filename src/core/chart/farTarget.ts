import type { ChartPoint } from './progression.ts';

export type FarTarget = {
  readonly index: number;
  readonly value: number;
  readonly path: { readonly index: number; readonly value: number } | null;
};

/**
 * A chart with one target alone has no line of targets: it is a mark. The path sets out from the first actual, where the
 * goal came from, or from the last one, where it is to go on from there. Null where there are several targets, or none.
 */
export function farTargetOf(
  points: readonly Pick<ChartPoint, 'actual' | 'target'>[],
  from: 'first' | 'last',
): FarTarget | null {
  if (points.length < 2) return null;
  const index = points.findIndex(({ target }) => target !== null);
  const value = points[index]?.target ?? null;
  if (value === null || points.slice(index + 1).some(({ target }) => target !== null)) return null;
  const isMeasured = ({ actual }: Pick<ChartPoint, 'actual'>) => actual !== null;
  const start = from === 'first' ? points.findIndex(isMeasured) : points.findLastIndex(isMeasured);
  const startValue = points[start]?.actual ?? null;
  const path = startValue === null || start >= index ? null : { index: start, value: startValue };
  return { index, value, path };
}
