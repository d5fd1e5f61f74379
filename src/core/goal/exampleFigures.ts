import { type Day, readIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { DEFAULT_THRESHOLDS } from '#core/plan/plan.ts';
import { exampleGoal } from './exampleGoal.ts';
import type { FigureContext, FigurePlan } from './figureContext.ts';
import type { Goal } from './goal.ts';
import { type RawEntry, type Series, seriesOf } from './series.ts';

/** A plan of calendar years, weeks from Monday, American dates. For tests, benchmarks and examples only. */
export const EXAMPLE_PLAN: FigurePlan = {
  fiscalStartMonth: 1,
  fiscalDisplay: 'startYear',
  weekStart: 1,
  dateFormat: 'M/D/Y',
  thresholds: DEFAULT_THRESHOLDS,
};

/** A day by its text. Throws RangeError for a date that does not exist. */
export function day(text: string): Day {
  const read = readIsoDate(text);
  if (read === null) throw new RangeError(`${text} is no date.`);
  return read;
}

/** A goal's entries written as `{ '2025-01-01': [target, actual] }`. */
export type WrittenEntries = Readonly<Record<string, readonly [target: unknown, actual: unknown]>>;

export function exampleSeries(
  entries: WrittenEntries,
  goal: Goal = exampleGoal(),
  plan: FigurePlan = EXAMPLE_PLAN,
): Series {
  const raw = Object.entries(entries).map(
    ([date, [target, actual]]): RawEntry => ({ date: day(date), target, actual }),
  );
  return seriesOf(raw, goal.trackingFrequency, plan);
}

/** Asked on a day for a fiscal year. */
export function exampleContext(today: string, year: FiscalYear = 2025, plan: Partial<FigurePlan> = {}): FigureContext {
  return { plan: { ...EXAMPLE_PLAN, ...plan }, today: day(today), year };
}
