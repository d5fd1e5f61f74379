import { type Series, seriesOf } from '#core/goal/series.ts';
import { exampleDay } from './exampleDay.ts';

/** Monthly actuals, the first in January 2024; null for none. For tests. */
export function exampleMonths(actuals: readonly (number | null)[], everyMonths = 1): Series {
  const entries = actuals.map((actual, index) => {
    const month = index * everyMonths;
    const date = exampleDay(`${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`);
    return { date, target: null, actual };
  });
  return seriesOf(entries, 'monthly', { fiscalStartMonth: 1, weekStart: 1 });
}

/** Some values without a pattern, always the same: between 0 and 10. */
export function exampleNoise(count: number): number[] {
  let state = 7;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 11;
  });
}
