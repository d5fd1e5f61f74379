import { elementAt } from './elementAt.ts';
import { meanOf } from './mean.ts';

/** What each place of a season does to the level: a factor where all values are positive, else an amount added. */
export type Season = { readonly isFactor: boolean; readonly effects: readonly number[] };

const LEAST_SEASONS = 2;

/**
 * The one-sided 84th percentile of the normal distribution. A season this likely is taken: because its effects are
 * shrunk towards none, taking one too many costs less than missing one.
 */
const SIGNIFICANCE = 1;

/**
 * The season of values in order of time, by classical decomposition with effects shrunk after James and Stein (Miller
 * and Williams, 2003). Null where there are too few values, or where the autocorrelation at the length of a season
 * stays below its standard error (the test of the Theta method, Assimakopoulos and Nikolopoulos, 2000).
 */
export function seasonOf(values: readonly number[], length: number): Season | null {
  if (length < 2 || values.length < LEAST_SEASONS * length || !isSeasonal(values, length)) return null;
  const isFactor = values.every((value) => value > 0);
  const deviations = deviationsByPlace(values, { length, isFactor });
  const none = isFactor ? 1 : 0;
  const means = deviations.map(meanOf);
  const mean = meanOf(means);
  const effects = means.map((each) => (isFactor ? each / mean : each - mean));
  const weight = shrinkage(deviations, { effects, none });
  return { isFactor, effects: effects.map((effect) => weight * none + (1 - weight) * effect) };
}

/** Values without their season; the first value is at place 0. */
export function withoutSeason(values: readonly number[], season: Season | null): number[] {
  return values.map((value, index) => {
    const effect = effectAt(season, index);
    return season?.isFactor ? value / effect : value - effect;
  });
}

/** Values with their season put back; the first value is at place `from`. */
export function withSeason(
  values: readonly number[],
  { season, from }: { season: Season | null; from: number },
): number[] {
  return values.map((value, index) => {
    const effect = effectAt(season, from + index);
    return season?.isFactor ? value * effect : value + effect;
  });
}

function effectAt(season: Season | null, place: number): number {
  return season === null ? 0 : elementAt(season.effects, place % season.effects.length);
}

function isSeasonal(values: readonly number[], length: number): boolean {
  const autocorrelations = autocorrelationsOf(values, length);
  const last = elementAt(autocorrelations, -1);
  const sum = autocorrelations.slice(0, -1).reduce((total, each) => total + 2 * each * each, 1);
  return Math.abs(last) > SIGNIFICANCE * Math.sqrt(sum / values.length);
}

function autocorrelationsOf(values: readonly number[], most: number): number[] {
  const mean = meanOf(values);
  const centred = values.map((value) => value - mean);
  const variance = centred.reduce((sum, value) => sum + value * value, 0);
  return Array.from({ length: most }, (_, index) => {
    const lag = index + 1;
    const covariance = centred.slice(lag).reduce((sum, value, at) => sum + value * elementAt(centred, at), 0);
    return variance === 0 ? 0 : covariance / variance;
  });
}

function deviationsByPlace(
  values: readonly number[],
  { length, isFactor }: { readonly length: number; readonly isFactor: boolean },
): number[][] {
  const half = Math.floor(length / 2);
  const places: number[][] = Array.from({ length }, () => []);
  for (let index = half; index < values.length - half; index += 1) {
    const value = elementAt(values, index);
    const average = centredAverage(values, index, length);
    elementAt(places, index % length).push(isFactor ? value / average : value - average);
  }
  return places;
}

/** Over one season; of an even length the two ends count half. */
function centredAverage(values: readonly number[], index: number, length: number): number {
  const half = Math.floor(length / 2);
  let sum = 0;
  for (let at = index - half; at <= index + half; at += 1) sum += elementAt(values, at);
  if (length % 2 === 0) sum -= (elementAt(values, index - half) + elementAt(values, index + half)) / 2;
  return sum / length;
}

/** How far effects seen only once are shrunk: how much of them is chance cannot be estimated. */
const UNREPEATED = 0.5;

/** 0 leaves the effects as they are, 1 takes them away: the share of their spread that chance explains. */
function shrinkage(
  deviations: readonly (readonly number[])[],
  { effects, none }: { readonly effects: readonly number[]; readonly none: number },
): number {
  const places = effects.length;
  const spread = effects.reduce((sum, effect) => sum + (effect - none) * (effect - none), 0) / (places - 1);
  if (spread === 0) return 1;
  const repeated = deviations.filter((values) => values.length > 1);
  if (repeated.length === 0) return UNREPEATED;
  const chance = repeated.reduce((sum, values) => {
    const mean = meanOf(values);
    const squares = values.reduce((total, value) => total + (value - mean) * (value - mean), 0);
    return sum + squares / (values.length - 1) / values.length;
  }, 0);
  return Math.min(1, ((places - 3) / (places - 1)) * (chance / repeated.length / spread));
}
