import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { FigureContext, FigurePlan } from '#core/figure/figureContext.ts';
import type { Goal } from '#core/goal/goal.ts';
import { type RawEntry, type Series, seriesOf } from '#core/goal/series.ts';
import { DEFAULT_THRESHOLDS } from '#core/plan/plan.ts';
import { exampleDay } from './exampleDay.ts';
import { exampleGoal } from './exampleGoal.ts';

/** A plan of calendar years, weeks from Monday, American dates. For tests, benchmarks and examples only. */
export const EXAMPLE_PLAN: FigurePlan = {
  fiscalStartMonth: 1,
  fiscalDisplay: 'startYear',
  weekStart: 1,
  dateFormat: 'M/D/Y',
  thresholds: DEFAULT_THRESHOLDS,
};

export const day = exampleDay;

export const YEAR_2025 = { start: exampleDay('2025-01-01'), end: exampleDay('2025-12-31') };

/** A goal's entries written as `{ '2025-01-01': [target, actual] }`. */
export type WrittenEntries = Readonly<Record<string, readonly [target: unknown, actual: unknown]>>;

/** Written entries as the series of a goal. */
export function exampleSeries(
  entries: WrittenEntries,
  goal: Goal = exampleGoal(),
  plan: FigurePlan = EXAMPLE_PLAN,
): Series {
  const raw = Object.entries(entries).map(
    ([date, [target, actual]]): RawEntry => ({ date: exampleDay(date), target, actual }),
  );
  return seriesOf(raw, goal.trackingFrequency, plan);
}

/** Asked on a day for a fiscal year. */
export function exampleContext(today: string, year: FiscalYear = 2025, plan: Partial<FigurePlan> = {}): FigureContext {
  return { plan: { ...EXAMPLE_PLAN, ...plan }, today: exampleDay(today), year };
}

export type Example = {
  readonly goal?: Partial<Goal>;
  readonly entries?: WrittenEntries;
  readonly today: string;
  readonly year?: FiscalYear;
  readonly plan?: Partial<FigurePlan>;
};

/** An example as the three things every figure is computed from. */
export function exampleQuestion({ goal, entries = {}, today, year, plan }: Example): [Goal, Series, FigureContext] {
  const whole = exampleGoal({ span: YEAR_2025, ...goal });
  const context = exampleContext(today, year, plan);
  return [whole, exampleSeries(entries, whole, context.plan), context];
}

/** Months of 2025 from January on, as entries: `monthly([10, 20], [9, null])` are two targets and two actuals. */
export function monthly(targets: readonly unknown[], actuals: readonly unknown[] = [], year = 2025): WrittenEntries {
  const months = Array.from(
    { length: Math.max(targets.length, actuals.length) },
    (_, month): [string, [unknown, unknown]] => [
      `${year}-${String(month + 1).padStart(2, '0')}-01`,
      [targets[month], actuals[month]],
    ],
  );
  return Object.fromEntries(months);
}
