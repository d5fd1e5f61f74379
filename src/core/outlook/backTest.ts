import { errorScaleOf } from './band.ts';
import { bandQuantilesOf, HISTORY, mostStepsOf, type Rhythm } from './bandQuantiles.ts';
import { elementAt } from './elementAt.ts';
import { forecastOf } from './forecast.ts';
import type { History } from './history.ts';

/** How often the band of 80% held what came, each time as known then. */
export type BackTest = {
  readonly cases: number;
  readonly held80: number;
  readonly periods: number;
};

const ORIGINS: Readonly<Record<Rhythm, { readonly most: number; readonly every: number }>> = {
  monthly: { most: 8, every: 3 },
  quarterly: { most: 8, every: 1 },
  yearly: { most: 6, every: 1 },
};

/** Null where the history is too short for one earlier outlook. */
export function backTestOf({ rhythm, values }: Pick<History, 'rhythm' | 'values'>): BackTest | null {
  const { most, every } = ORIGINS[rhythm];
  const { least, season: seasonLength } = HISTORY[rhythm];
  let [cases, held80, periods] = [0, 0, 0];
  for (let round = 1; round <= most; round += 1) {
    const origin = values.length - round * every;
    if (origin < least) break;
    periods = round * every;
    const past = values.slice(0, origin);
    const steps = Math.min(mostStepsOf(rhythm), values.length - origin);
    const reach = errorScaleOf(past, seasonLength);
    const quantiles = bandQuantilesOf(rhythm, origin).single.most;
    forecastOf(past, { seasonLength, steps }).forEach((expected, step) => {
      cases += 1;
      if (Math.abs(elementAt(values, origin + step) - expected) <= elementAt(quantiles, step) * reach) held80 += 1;
    });
  }
  return cases === 0 ? null : { cases, held80, periods };
}
