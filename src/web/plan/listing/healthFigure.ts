import type { Health } from '#core/rollup/health.ts';

/** Rounded down so that it never reads better than its band; null is no data. */
export function shownHealth({ score }: Health): number | null {
  return score === null ? null : Math.floor(score);
}
