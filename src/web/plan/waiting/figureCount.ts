import type { WireWaiting } from '#contract/waitingFigures.ts';

/** As the list shows them: an actual and a target of one period are two. */
export function figureCount(figures: readonly Pick<WireWaiting, 'actual' | 'target'>[]): number {
  return figures.reduce(
    (count, { actual, target }) => count + Number(actual !== undefined) + Number(target !== undefined),
    0,
  );
}
