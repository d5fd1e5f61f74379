import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { FigurePlan } from '#core/figure/figureContext.ts';
import type { GoalFigures, ToDate } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { GoalKind } from '#core/goal/goalKind.ts';
import type { Series } from '#core/goal/series.ts';

export type Part = { readonly amount: number; readonly weight: number };

/** How parts become the figure; it decides what a goal that comes or goes moves. */
export type PartsKind = 'sum' | 'mean' | 'highest' | 'lowest';

export type RollupParts = {
  readonly kind: PartsKind;
  readonly figure: number | null;
  readonly parts: ReadonlyMap<string, Part>;
};

export type MeasuredGoal = {
  readonly goal: Goal;
  readonly kind: GoalKind;
  readonly figures: GoalFigures;
  readonly series: Series;
};

export type RollupDay = {
  readonly plan: FigurePlan;
  readonly year: FiscalYear;
  readonly today: Day;
  readonly parent: MeasuredGoal;
  readonly children: readonly MeasuredGoal[];
};

/** The figures to date of the year asked for. */
export function toDateOf({ year, ytd, ptd }: GoalFigures): ToDate {
  return year === 'ALL' ? ptd : ytd;
}
