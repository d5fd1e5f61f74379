import { elementAt } from './elementAt.ts';
import { meanOf } from './mean.ts';
import { FIRST_REFINEMENT, LEVEL_WEIGHTS, REFINEMENTS, smoothedLevel } from './smoothing.ts';

/** The Theta method (Assimakopoulos and Nikolopoulos, 2000): the mean of the trend line and of a smoothed series bent twice as far from it. */
export function theta(values: readonly number[], steps: number): number[] {
  const { start, slope } = trendLineOf(values);
  const lineAt = (index: number) => start + slope * index;
  const level = smoothedLevel(values.map((value, index) => 2 * value - lineAt(index)));
  return Array.from({ length: steps }, (_, step) => (level + lineAt(values.length + step)) / 2);
}

const BENDS = [1, 1.3, 1.7, 2.2, 3, 5, 10];

/**
 * The dynamic optimised Theta method (Fiorucci and others, 2016): the bend is fitted, and the trend line is drawn anew
 * with each value.
 */
export function dynamicTheta(values: readonly number[], steps: number): number[] {
  const [first = 0] = values;
  let best = { bend: 2, weight: 0.5, level: first / 2 };
  let squares = Number.POSITIVE_INFINITY;
  const attempt = (bend: number, weight: number, level: number) => {
    if (bend < 1 || weight < 0.01 || weight > 0.99) return;
    const sum = run(values, { bend, weight, level }, 0).squares;
    if (!(sum < squares)) return;
    squares = sum;
    best = { bend, weight, level };
  };
  for (const bend of BENDS) {
    for (const weight of LEVEL_WEIGHTS) {
      attempt(bend, weight, first / bend);
      if (bend !== 1) attempt(bend, weight, first);
    }
  }
  for (
    let step = FIRST_REFINEMENT, stretch = 1.25, round = 0;
    round < REFINEMENTS;
    round += 1, step /= 2, stretch = 1 + (stretch - 1) / 2
  ) {
    const { bend, weight, level } = best;
    attempt(bend, weight + step, level);
    attempt(bend, weight - step, level);
    attempt(bend * stretch, best.weight, level);
    attempt(bend / stretch, best.weight, level);
  }
  return run(values, best, steps).forecasts;
}

type Parameters = { readonly bend: number; readonly weight: number; readonly level: number };

function run(
  values: readonly number[],
  { bend, weight, level: firstLevel }: Parameters,
  steps: number,
): { readonly squares: number; readonly forecasts: number[] } {
  const trendShare = 1 - 1 / bend;
  const [first = 0] = values;
  let level = weight * first + (1 - weight) * firstLevel;
  let [mean, start, slope] = [first, first, 0];
  let fading = 1 - weight;
  let squares = 0;
  const forecasts: number[] = [];
  for (let index = 1; index < values.length + steps; index += 1) {
    const grown = (1 - fading * (1 - weight)) / weight;
    const forecast = level + trendShare * (fading * start + grown * slope);
    const value = index < values.length ? elementAt(values, index) : forecast;
    if (index < values.length) squares += (value - forecast) * (value - forecast);
    else forecasts.push(forecast);
    level = weight * value + (1 - weight) * level;
    const count = index + 1;
    const before = mean;
    mean = (index * mean + value) / count;
    slope = ((count - 2) * slope + (6 * (value - before)) / count) / (count + 1);
    start = mean - (slope * (count + 1)) / 2;
    fading *= 1 - weight;
  }
  return { squares, forecasts };
}

function trendLineOf(values: readonly number[]): { readonly start: number; readonly slope: number } {
  const middle = (values.length - 1) / 2;
  const mean = meanOf(values);
  let [mixed, spread] = [0, 0];
  values.forEach((value, index) => {
    mixed += (index - middle) * (value - mean);
    spread += (index - middle) * (index - middle);
  });
  const slope = spread === 0 ? 0 : mixed / spread;
  return { start: mean - slope * middle, slope };
}
