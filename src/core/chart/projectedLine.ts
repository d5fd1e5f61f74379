import type { ChartPoint } from './progression.ts';

/**
 * The values of the dashed line, one for each point: it sets out from the last actual without an estimate and goes through the
 * estimates; null where it does not run, everywhere without an estimate (rule 3.17).
 */
export function projectedLine(points: readonly ChartPoint[]): (number | null)[] {
  if (points.every(({ estimate }) => estimate === null)) return points.map(() => null);
  const from = points.findLastIndex(({ actual, estimate }) => actual !== null && estimate === null);
  return points.map(({ actual, estimate }, index) => (index === from ? actual : estimate));
}
