import { elementAt } from './elementAt.ts';
import { meanOf } from './mean.ts';
import { seasonOf, withoutSeason, withSeason } from './season.ts';
import { dampedTrend, linearTrend, smoothedLevel } from './smoothing.ts';
import { dynamicTheta, theta } from './theta.ts';

/**
 * What comes after values of equally long periods, step by step, in their unit: for each step the mean of the middle
 * three of five well-known methods, on the values without their season. Chosen on half of the M3 competition (decision
 * 64). Only sums, products, quotients and square roots: the same bytes on every machine. Below 0 only where the values
 * have been.
 */
export function forecastOf(
  values: readonly number[],
  { seasonLength, steps }: { readonly seasonLength: number; readonly steps: number },
): number[] {
  const season = seasonOf(values, seasonLength);
  const plain = withoutSeason(values, season);
  const level = smoothedLevel(plain);
  const methods = [
    Array.from({ length: steps }, () => level),
    theta(plain, steps),
    dynamicTheta(plain, steps),
    dampedTrend(plain, steps),
    linearTrend(plain, steps),
  ].map((forecasts) => withSeason(forecasts, { season, from: values.length }));
  const isNeverNegative = values.every((value) => value >= 0);
  return Array.from({ length: steps }, (_, step) => {
    const middle = methods
      .map((forecasts) => elementAt(forecasts, step))
      .toSorted((one, other) => one - other)
      .slice(1, -1);
    const mean = meanOf(middle);
    return isNeverNegative ? Math.max(0, mean) : mean;
  });
}
