import { elementAt } from './elementAt.ts';

/** Exponential smoothing as fitted: what its forecasts start from. `trend` is the last change a step, already damped once. */
type Fitted = { readonly level: number; readonly trend: number; readonly damping: number };

export const LEVEL_WEIGHTS = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
const TREND_SHARES = [0, 0.03, 0.1, 0.25, 0.5, 0.8];
const DAMPINGS = [0.8, 0.88, 0.94, 0.98];

export const REFINEMENTS = 4;
export const FIRST_REFINEMENT = 0.075;

/** The level that simple exponential smoothing ends with: its forecast of every step. */
export function smoothedLevel(values: readonly number[]): number {
  return smooth(values).level;
}

/** What simple exponential smoothing gets wrong one step ahead, value by value. */
export function smoothedErrors(values: readonly number[]): number[] {
  const { weight, firstLevel } = smooth(values);
  let level = firstLevel;
  return values.map((value) => {
    const error = value - level;
    level += weight * error;
    return error;
  });
}

function smooth(values: readonly number[]): FittedLevel {
  let best = fitLevel(values, 0.5);
  const attempt = (weight: number) => {
    if (weight <= 0 || weight >= 1) return;
    const fit = fitLevel(values, weight);
    if (fit.squares < best.squares) best = fit;
  };
  for (const weight of [0.01, ...LEVEL_WEIGHTS, 0.99]) attempt(weight);
  for (let step = FIRST_REFINEMENT, round = 0; round <= REFINEMENTS; round += 1, step /= 2) {
    const { weight } = best;
    attempt(weight - step);
    attempt(weight + step);
  }
  return best;
}

/** Steps ahead by Holt's linear trend. */
export function linearTrend(values: readonly number[], steps: number): number[] {
  return ahead(fitTrend(values, [1]), steps);
}

/** Steps ahead by a damped trend (Gardner and McKenzie, 1985). */
export function dampedTrend(values: readonly number[], steps: number): number[] {
  return ahead(fitTrend(values, DAMPINGS), steps);
}

function ahead({ level, trend, damping }: Fitted, steps: number): number[] {
  const forecasts: number[] = [];
  let [sum, power] = [0, 1];
  for (let step = 0; step < steps; step += 1) {
    power *= damping;
    sum += power;
    forecasts.push(level + sum * trend);
  }
  return forecasts;
}

type FittedLevel = {
  readonly weight: number;
  readonly firstLevel: number;
  readonly level: number;
  readonly squares: number;
};

/** The errors are linear in the first level, so the best one has a closed form. */
function fitLevel(values: readonly number[], weight: number): FittedLevel {
  let [level, share] = [0, 1];
  let [errors, mixed, shares] = [0, 0, 0];
  for (const value of values) {
    const error = value - level;
    errors += error * error;
    mixed += error * share;
    shares += share * share;
    level += weight * error;
    share *= 1 - weight;
  }
  const firstLevel = mixed / shares;
  return { weight, firstLevel, level: level + firstLevel * share, squares: errors - firstLevel * mixed };
}

function fitTrend(values: readonly number[], dampings: readonly number[]): Fitted {
  let best: Fitted = { level: elementAt(values, -1), trend: 0, damping: 1 };
  let [squares, weight, trendWeight] = [Number.POSITIVE_INFINITY, 0.5, 0];
  const attempt = (damping: number, candidate: number, candidateTrend: number) => {
    if (candidate <= 0 || candidate > 1 || candidateTrend < 0 || candidateTrend > candidate) return;
    const fit = runTrend(values, damping, candidate, candidateTrend);
    if (!(fit.squares < squares)) return;
    best = { level: fit.level, trend: fit.trend, damping };
    [squares, weight, trendWeight] = [fit.squares, candidate, candidateTrend];
  };
  for (const damping of dampings) {
    for (const candidate of LEVEL_WEIGHTS) {
      for (const share of TREND_SHARES) attempt(damping, candidate, share * candidate);
    }
  }
  for (let step = FIRST_REFINEMENT, round = 0; round < REFINEMENTS; round += 1, step /= 2) {
    const [level, trend] = [weight, trendWeight];
    for (const sign of [1, -1]) {
      attempt(best.damping, level + sign * step, trend);
      attempt(best.damping, weight, trend + sign * step * level);
    }
  }
  return best;
}

/** The errors are linear in the first level and trend: both come from the normal equations of one pass. */
function runTrend(
  values: readonly number[],
  damping: number,
  weight: number,
  trendWeight: number,
): { readonly level: number; readonly trend: number; readonly squares: number } {
  let [level, trend] = [0, 0];
  let [levelOfLevel, trendOfLevel, levelOfTrend, trendOfTrend] = [1, 0, 0, 1];
  let [errors, byLevel, byTrend, levels, both, trends] = [0, 0, 0, 0, 0, 0];
  for (const value of values) {
    const [forecast, ofLevel, ofTrend] = [
      level + damping * trend,
      levelOfLevel + damping * trendOfLevel,
      levelOfTrend + damping * trendOfTrend,
    ];
    const error = value - forecast;
    errors += error * error;
    byLevel += error * ofLevel;
    byTrend += error * ofTrend;
    levels += ofLevel * ofLevel;
    both += ofLevel * ofTrend;
    trends += ofTrend * ofTrend;
    level = forecast + weight * error;
    trend = damping * trend + trendWeight * error;
    levelOfLevel = ofLevel - weight * ofLevel;
    trendOfLevel = damping * trendOfLevel - trendWeight * ofLevel;
    levelOfTrend = ofTrend - weight * ofTrend;
    trendOfTrend = damping * trendOfTrend - trendWeight * ofTrend;
  }
  const determinant = levels * trends - both * both;
  const isSolvable = determinant > 1e-12 * levels * trends;
  const firstLevel = isSolvable ? (byLevel * trends - byTrend * both) / determinant : byLevel / levels;
  const firstTrend = isSolvable ? (byTrend * levels - byLevel * both) / determinant : 0;
  return {
    level: level + firstLevel * levelOfLevel + firstTrend * levelOfTrend,
    trend: trend + firstLevel * trendOfLevel + firstTrend * trendOfTrend,
    squares: errors - firstLevel * byLevel - firstTrend * byTrend,
  };
}
