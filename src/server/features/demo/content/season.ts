export const SEASONS = [
  'even',
  'construction',
  'planting',
  'winter',
  'summer',
  'schoolYear',
  'grantCycle',
  'springAndFall',
  'taxDates',
] as const;
export type Season = (typeof SEASONS)[number];

export function seasonWeight(season: Season, month: number): number {
  return WEIGHTS[season][month - 1] ?? 1;
}

export function seasonSwing(season: Season, month: number): number {
  const weights = WEIGHTS[season];
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const widest = Math.max(...weights.map((weight) => Math.abs(weight - mean)));
  return widest === 0 ? 0 : (seasonWeight(season, month) - mean) / widest;
}

const WEIGHTS: Readonly<Record<Season, readonly number[]>> = {
  even: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  construction: [0.2, 0.2, 0.5, 1, 1.3, 1.5, 1.7, 1.7, 1.5, 1.2, 0.6, 0.2],
  planting: [1.2, 1.5, 1.9, 1.2, 0.3, 0, 0, 0, 0.4, 1.6, 2.1, 1.5],
  winter: [2, 1.9, 1.3, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.7, 1.2, 1.8],
  summer: [0.7, 0.7, 0.8, 0.9, 1.1, 1.4, 1.5, 1.4, 1.1, 0.9, 0.75, 0.75],
  schoolYear: [1.05, 1.05, 1.1, 1.05, 1, 0.85, 0.75, 0.8, 1.15, 1.2, 1.1, 0.9],
  grantCycle: [0.6, 0.5, 1, 0.8, 0.7, 1.4, 0.6, 0.7, 1.9, 1.5, 0.8, 1.2],
  springAndFall: [0.7, 0.8, 1.3, 1.5, 1.4, 0.7, 0.6, 0.7, 1.3, 1.4, 1, 0.6],
  taxDates: [1.3, 1.1, 0.8, 0.9, 1.3, 1.2, 1, 0.8, 0.7, 0.6, 0.8, 1.5],
};
