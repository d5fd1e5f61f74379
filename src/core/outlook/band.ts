import type { Quantiles } from './bandQuantiles.ts';
import { elementAt } from './elementAt.ts';
import { meanOf } from './mean.ts';
import { seasonOf, withoutSeason } from './season.ts';
import { smoothedErrors } from './smoothing.ts';

/** What is expected, with the bands that hold it 8 and 19 times in 20. */
export type Band = {
  readonly expected: number;
  readonly low80: number;
  readonly high80: number;
  readonly low95: number;
  readonly high95: number;
};

export type Bounds = { readonly least: number; readonly most: number };

/**
 * The size of what is hard to foresee in values: the mean absolute error of simple smoothing one step ahead, without
 * the season. A mean, so that one absurd value widens the bands by its share alone.
 */
export function errorScaleOf(values: readonly number[], seasonLength: number): number {
  const errors = smoothedErrors(withoutSeason(values, seasonOf(values, seasonLength)));
  return meanOf(errors.map(Math.abs));
}

/** Counts never pass 0 and percents of a whole never 100, unless they have before. */
export function boundsOf(values: readonly number[], isPercent: boolean): Bounds {
  return {
    least: values.every((value) => value >= 0) ? 0 : Number.NEGATIVE_INFINITY,
    most: isPercent && values.every((value) => value <= 100) ? 100 : Number.POSITIVE_INFINITY,
  };
}

/** @param unit what one error scale adds to the figure: the scale itself, or for a mean a share of it */
export function bandOf(
  expected: number,
  {
    quantiles,
    step,
    unit,
    bounds,
  }: { readonly quantiles: Quantiles; readonly step: number; readonly unit: number; readonly bounds: Bounds },
): Band {
  const within = (value: number) => Math.min(bounds.most, Math.max(bounds.least, value));
  const [most, nearlyAll] = [elementAt(quantiles.most, step), elementAt(quantiles.nearlyAll, step)];
  return {
    expected: within(expected),
    low80: within(expected - most * unit),
    high80: within(expected + most * unit),
    low95: within(expected - nearlyAll * unit),
    high95: within(expected + nearlyAll * unit),
  };
}
