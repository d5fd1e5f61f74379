import type { TrackingFrequency } from '#core/calendar/period.ts';

/** About how many labels stand beneath a chart: 12 for weekly points and 10 for all others (rule 5.3). */
export const TIME_TICK_HINTS: Readonly<Record<TrackingFrequency, number>> = {
  weekly: 12,
  monthly: 10,
  quarterly: 10,
  yearly: 10,
};

const EASY_INTERVALS: Readonly<Record<TrackingFrequency, readonly number[]>> = {
  weekly: [1, 2, 4, 8, 13, 26],
  monthly: [1, 2, 3, 6, 12],
  quarterly: [1, 2, 4],
  yearly: [1, 2, 5, 10],
};

const LONGEST_INTERVAL: Readonly<Record<TrackingFrequency, number>> = {
  weekly: 52,
  monthly: 24,
  quarterly: 8,
  yearly: 20,
};

/**
 * Which points have a label beneath them, by index from 0: every so many that their number comes nearest to the hint; the
 * more labels where two intervals come as near.
 */
export function timeTicks(pointCount: number, period: TrackingFrequency): number[] {
  const hint = TIME_TICK_HINTS[period];
  const longest = LONGEST_INTERVAL[period];
  const atLeast = Math.ceil(pointCount / hint / longest) * longest;
  const interval = [...EASY_INTERVALS[period], Math.max(atLeast, longest)].reduce((nearest, each) =>
    distance(pointCount, each, hint) < distance(pointCount, nearest, hint) ? each : nearest,
  );
  return Array.from({ length: labelCount(pointCount, interval) }, (_, index) => index * interval);
}

function distance(pointCount: number, interval: number, hint: number): number {
  return Math.abs(labelCount(pointCount, interval) - hint);
}

function labelCount(pointCount: number, interval: number): number {
  return Math.ceil(pointCount / interval);
}
