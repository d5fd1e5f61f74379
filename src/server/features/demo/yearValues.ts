import type { FiguresContent } from '#server/features/demo/content/goalContent.ts';

export type YearOfGoal = {
  readonly target: number | null;
  readonly actual: number | null;
  readonly targetBefore: number | null;
  readonly actualBefore: number | null;
  readonly periods: readonly PeriodChance[];
};

export type PeriodChance = {
  readonly weight: number;
  readonly swing: number;
  readonly stray: number;
};

export type YearValues = { readonly targets: readonly (number | null)[]; readonly actuals: readonly (number | null)[] };

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
      // Half of the change between the means of two years happens within the year, so that years join without a step.
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
 * Splits a total into parts whose rounded sums never drift from it. The deviation applies to the running total: what
 * one month lacks the next one adds, so that a goal heading for 85% stays near 85% all year.
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

/** Progress comes in unequal steps, but never goes back, and arrives on time. */
function unevenly(elapsedPart: number, { stray }: PeriodChance, count: number): number {
  if (elapsedPart >= 1) return 1;
  return Math.max(0, elapsedPart + (0.35 * stray) / count);
}

function elapsed(index: number, periods: readonly PeriodChance[]): number {
  return (index + 1) / periods.length;
}

function bounded(value: number, figures: FiguresContent): number {
  const most = figures.value === 'percent' ? 100 : Number.POSITIVE_INFINITY;
  return rounded(Math.min(most, Math.max(0, value)), figures);
}

function rounded(value: number, { decimals = 0 }: FiguresContent): number {
  if (decimals >= 0) return Number(value.toFixed(decimals));
  const unit = 10 ** -decimals;
  return Math.round(value / unit) * unit;
}
