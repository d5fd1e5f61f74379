import { randomNumbers } from '#bench/tools/randomNumbers.ts';
import type { Series } from '#core/goal/series.ts';
import { day } from '#testing/core/exampleFigures.ts';

export const YEAR = 2025;
export const TODAY = day('2025-10-08');
export const SPAN = { start: day('2025-01-01'), end: day('2025-12-31') };
const DAYS = Int32Array.from({ length: 12 }, (_, month) => day(`2025-${String(month + 1).padStart(2, '0')}-01`));

export const random = randomNumbers(1);

/** Targets of every month, actuals up to September, with one decimal. */
export function someEntries(): Series {
  return {
    days: DAYS,
    targets: Float64Array.from(DAYS, () => Math.round(random() * 1000) / 10),
    actuals: Float64Array.from(DAYS, (start) =>
      start < day('2025-10-01') ? Math.round(random() * 1000) / 10 : Number.NaN,
    ),
  };
}
