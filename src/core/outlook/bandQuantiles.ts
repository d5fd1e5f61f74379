import type { TrackingFrequency } from '#core/calendar/period.ts';

/** Half widths of a band that holds half, 80% and 95% of the errors, a step ahead each, in scales (see errorScaleOf). */
export type Quantiles = {
  readonly half: readonly number[];
  readonly most: readonly number[];
  readonly nearlyAll: readonly number[];
};

type BandQuantiles = { readonly single: Quantiles; readonly sum: Quantiles };

export type Rhythm = Exclude<TrackingFrequency, 'weekly'>;

/** With fewer figures than `least` there is no outlook; from `many` on the bands of long histories hold. */
export const HISTORY: Readonly<
  Record<Rhythm, { readonly least: number; readonly many: number; readonly season: number }>
> = {
  monthly: { least: 18, many: 36, season: 12 },
  quarterly: { least: 10, many: 16, season: 4 },
  yearly: { least: 8, many: 12, season: 1 },
};

/** The table for a history of so many figures. */
export function bandQuantilesOf(rhythm: Rhythm, count: number): BandQuantiles {
  return count >= HISTORY[rhythm].many ? LONG[rhythm] : SHORT[rhythm];
}

/** The most steps ahead that bands were calibrated for. */
export function mostStepsOf(rhythm: Rhythm): number {
  return LONG[rhythm].single.half.length;
}

// What `forecastOf` got wrong on half of the M3 competition (1,415 series), at the quantile and smoothed over the steps.

const LONG: Readonly<Record<Rhythm, BandQuantiles>> = {
  monthly: {
    single: {
      half: [
        0.84, 0.98, 1.1, 1.22, 1.35, 1.48, 1.57, 1.63, 1.7, 1.72, 1.72, 1.75, 1.82, 1.86, 1.94, 2.02, 2.09, 2.19, 2.28,
        2.35, 2.43, 2.45, 2.45, 2.45,
      ],
      most: [
        1.74, 2, 2.35, 2.78, 3.16, 3.49, 3.77, 3.91, 4.02, 4.14, 4.22, 4.41, 4.69, 4.95, 5.33, 5.75, 6.01, 6.16, 6.23,
        6.34, 6.51, 6.56, 6.56, 6.65,
      ],
      nearlyAll: [
        2.98, 3.57, 4.35, 5.33, 6.29, 7.2, 7.91, 8.26, 8.49, 8.75, 9.05, 9.59, 10.3, 10.92, 11.56, 12.33, 13, 13.54,
        14.12, 14.67, 15.01, 15.31, 15.65, 15.96,
      ],
    },
    sum: {
      half: [
        0.84, 1.57, 2.38, 3.35, 4.38, 5.41, 6.52, 7.69, 8.86, 10.02, 11.18, 12.45, 13.87, 15.4, 16.9, 18.29, 19.86,
        21.78, 23.81, 25.93, 28.2, 30.4, 32.5, 34.6,
      ],
      most: [
        1.74, 3.35, 5.19, 7.38, 9.87, 12.71, 15.83, 19.01, 22.31, 25.8, 29.46, 33.39, 37.5, 41.78, 46.53, 51.81, 57.47,
        63.42, 69.23, 75.08, 81.24, 87.41, 93.17, 98.18,
      ],
      nearlyAll: [
        2.98, 5.77, 9.22, 13.64, 19.11, 25.38, 32.2, 39.37, 46.52, 53.6, 61.28, 69.66, 78.51, 87.96, 97.8, 108.5,
        120.51, 133.31, 146.41, 160.11, 174.33, 189.09, 203.79, 216.07,
      ],
    },
  },
  quarterly: {
    single: {
      half: [0.97, 1.13, 1.35, 1.62, 1.92, 2.2, 2.49, 2.84],
      most: [1.86, 2.48, 2.93, 3.37, 4.04, 4.69, 5.21, 5.75],
      nearlyAll: [3.27, 4.35, 5.53, 6.66, 7.56, 8.67, 9.84, 10.65],
    },
    sum: {
      half: [0.97, 2.09, 3.2, 4.5, 6.28, 8.4, 10.62, 12.9],
      most: [1.86, 4.07, 6.52, 9.36, 12.89, 17.29, 22.26, 27.26],
      nearlyAll: [3.27, 7.14, 12.16, 18.05, 24.64, 31.92, 40.29, 49.84],
    },
  },
  yearly: {
    single: {
      half: [0.75, 1.21, 1.74, 2.23, 2.52, 2.74],
      most: [1.61, 2.62, 3.71, 4.71, 5.56, 6.57],
      nearlyAll: [3.41, 6.73, 9.15, 10.45, 11.79, 12.94],
    },
    sum: {
      half: [0.75, 2.05, 3.57, 5.4, 7.73, 10.73],
      most: [1.61, 4.38, 7.66, 11.7, 16.34, 21.3],
      nearlyAll: [3.41, 10.32, 19.37, 28.23, 35.5, 43.77],
    },
  },
};

const SHORT: Readonly<Record<Rhythm, BandQuantiles>> = {
  monthly: {
    single: {
      half: [
        0.85, 1.03, 1.2, 1.31, 1.41, 1.5, 1.56, 1.6, 1.6, 1.6, 1.6, 1.63, 1.74, 1.86, 1.96, 2, 2.05, 2.13, 2.15, 2.15,
        2.15, 2.15, 2.15, 2.15,
      ],
      most: [
        1.74, 2.14, 2.51, 2.78, 3.04, 3.32, 3.61, 3.86, 3.97, 4.02, 4.16, 4.4, 4.7, 4.98, 5.31, 5.6, 5.83, 6.07, 6.25,
        6.41, 6.6, 6.7, 6.75, 6.81,
      ],
      nearlyAll: [
        3.05, 3.91, 4.65, 5.14, 5.72, 6.54, 7.36, 7.86, 8.19, 8.8, 9.68, 10.59, 11.42, 12.38, 13.47, 14.33, 15.01,
        15.65, 16.33, 17.15, 17.88, 18.44, 18.95, 19.32,
      ],
    },
    sum: {
      half: [
        0.85, 1.65, 2.47, 3.37, 4.38, 5.45, 6.55, 7.67, 8.74, 9.78, 10.9, 12.11, 13.43, 14.87, 16.39, 17.9, 19.39, 21,
        22.63, 24.18, 25.8, 27.53, 29.32, 31.08,
      ],
      most: [
        1.74, 3.38, 5.27, 7.41, 9.77, 12.43, 15.42, 18.65, 21.93, 25.18, 28.44, 31.77, 35.44, 39.62, 44.03, 48.53,
        53.39, 58.97, 64.95, 70.84, 76.76, 82.36, 87.58, 92.72,
      ],
      nearlyAll: [
        3.05, 6.16, 9.74, 14.04, 18.96, 24.54, 30.82, 37.7, 44.94, 52.16, 60.02, 69.55, 80.79, 93.04, 105.96, 120.19,
        134.64, 149.29, 165.76, 182.97, 200.26, 218.12, 236.93, 257,
      ],
    },
  },
  quarterly: {
    single: {
      half: [1.02, 1.4, 1.74, 2.09, 2.47, 2.87, 3.27, 3.7],
      most: [2.1, 3.02, 3.99, 4.98, 5.97, 6.9, 7.74, 8.56],
      nearlyAll: [3.96, 5.78, 7.43, 9.18, 11, 12.4, 13.5, 14.36],
    },
    sum: {
      half: [1.02, 2.31, 3.86, 5.69, 7.78, 10.23, 13.15, 16.42],
      most: [2.1, 4.92, 8.26, 12.69, 18.29, 24.52, 31.32, 38.85],
      nearlyAll: [3.96, 9.25, 16, 24.48, 34.23, 45.13, 57.59, 71.75],
    },
  },
  yearly: {
    single: {
      half: [0.87, 1.41, 1.84, 2.24, 2.64, 3.01],
      most: [2.02, 3.11, 4.12, 5.12, 6.25, 7.49],
      nearlyAll: [4.11, 6.05, 7.91, 10.05, 12.9, 16.18],
    },
    sum: {
      half: [0.87, 2.33, 4.09, 6.25, 8.82, 11.5],
      most: [2.02, 5.13, 8.92, 13.65, 19.33, 25.66],
      nearlyAll: [4.11, 9.93, 16.73, 25.52, 37.07, 51.16],
    },
  },
};
