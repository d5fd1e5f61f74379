import type { FiguresContent } from '#server/features/demo/content/goalContent.ts';

/** One fiscal year of a goal: its figures, those of the year before, and what season and chance do to each period. */
export type YearOfGoal = {
  readonly target: number | null;
  readonly actual: number | null;
  readonly targetBefore: number | null;
  readonly actualBefore: number | null;
  /** One for each period. */
  readonly periods: readonly PeriodChance[];
};

export type PeriodChance = {
  /** The period's part in the year's total, in any unit. */
  readonly weight: number;
  /** Where the season stands, -1 to 1. */
  readonly swing: number;
  /** -1 to 1. */
  readonly stray: number;
};

export type YearValues = { readonly targets: readonly (number | null)[]; readonly actuals: readonly (number | null)[] };

/** A year's target and actual, spread over its periods so that the goal's function gives them back, nearly for the actual. */
export function yearValues(figures: FiguresContent, year: YearOfGoal): YearValues {
  return { targets: targetsOf(figures, year), actuals: actualsOf(figures, year) };
}

function targetsOf(figures: FiguresContent, year: YearOfGoal): (number | null)[] {
  const { target, targetBefore, periods } = year;
  if (target === null) return periods.map(() => null);
  if (figures.function === 'sum') return summed(figures, { total: target, shares: sharesOf(periods) });
  if (figures.function !== 'current' || figures.targetLine === 'flat') return periods.map(() => target);
  const from = targetBefore ?? target;
  return periods.map((_, index) => rounded(from + (target - from) * elapsed(index, periods), figures));
}

function actualsOf(figures: FiguresContent, year: YearOfGoal): (number | null)[] {
  const { actual, periods } = year;
  if (actual === null) return periods.map(() => null);
  const { scatter = 0, swing = 0 } = figures;
  const from = year.actualBefore ?? actual;
  switch (figures.function) {
    case 'sum':
      return summed(figures, { total: actual, shares: sharesOf(periods), strays: strayShares(periods, scatter) });
    case 'average':
      // Half of the way from one year's mean to the next is gone within the year, so that years join without a step.
      return periods.map((period, index) => {
        const level = actual + (actual - from) * 0.5 * (elapsed(index, periods) - 0.5);
        return bounded(level + actual * (swing * period.swing + scatter * period.stray), figures);
      });
    case 'highest':
      return periods.map((period) => {
        const below = (swing * (1 - period.swing) + scatter * (1 - period.stray)) / 2;
        return bounded(actual * (1 - below), figures);
      });
    case 'lowest':
      return periods.map((period) => {
        const above = (swing * (1 + period.swing) + scatter * (1 + period.stray)) / 2;
        return bounded(actual * (1 + above), figures);
      });
    case 'current':
      return periods.map((period, index) => {
        const level = from + (actual - from) * unevenly(elapsed(index, periods), period, periods.length);
        return bounded(level + actual * (swing * period.swing + scatter * period.stray), figures);
      });
  }
}

/**
 * A total in parts whose rounded sums never drift from it. A stray moves what has come together by then, not only the
 * part: what one month lacks the next one brings, so that a goal heading for 85% stands near 85% all year.
 */
function summed(
  figures: FiguresContent,
  {
    total,
    shares,
    strays = [],
  }: { readonly total: number; readonly shares: readonly number[]; readonly strays?: readonly number[] },
): number[] {
  let share = 0;
  let before = 0;
  return shares.map((part, index) => {
    share += part;
    const sum = Math.max(before, rounded(total * (share + (strays[index] ?? 0)), figures));
    const value = rounded(sum - before, figures);
    before = sum;
    return value;
  });
}

function sharesOf(periods: readonly PeriodChance[]): number[] {
  const whole = periods.reduce((sum, { weight }) => sum + weight, 0);
  return periods.map(({ weight }) => (whole === 0 ? 1 / periods.length : weight / whole));
}

function strayShares(periods: readonly PeriodChance[], scatter: number): number[] {
  return sharesOf(periods).map((share, index) => share * scatter * (periods[index]?.stray ?? 0));
}

/** Progress comes in larger and smaller steps, but never goes back, and arrives on time. */
function unevenly(elapsedPart: number, { stray }: PeriodChance, count: number): number {
  if (elapsedPart >= 1) return 1;
  return Math.max(0, elapsedPart + (0.35 * stray) / count);
}

function elapsed(index: number, periods: readonly PeriodChance[]): number {
  return (index + 1) / periods.length;
}

/** No share is above 100%, and nothing counted is below 0. */
function bounded(value: number, figures: FiguresContent): number {
  const most = figures.value === 'percent' ? 100 : Number.POSITIVE_INFINITY;
  return rounded(Math.min(most, Math.max(0, value)), figures);
}

function rounded(value: number, { decimals = 0 }: FiguresContent): number {
  if (decimals >= 0) return Number(value.toFixed(decimals));
  const unit = 10 ** -decimals;
  return Math.round(value / unit) * unit;
}
