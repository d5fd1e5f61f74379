import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { CombinedTarget } from './derivation.ts';

export type FigurePlan = Pick<Plan, 'fiscalStartMonth' | 'fiscalDisplay' | 'weekStart' | 'dateFormat' | 'thresholds'>;

export type FigureContext = {
  readonly plan: FigurePlan;
  readonly today: Day;
  readonly year: FiscalYear;
  /** Only for a parent measured by its children's percents; every other goal leaves it out. */
  readonly childPercents?: ChildPercents | null;
  /** Only for a roll-up parent, or a goal measured by its milestones: which of its end targets nobody set. */
  readonly combinedTargets?: CombinedTargets | null;
  /** Only for a goal with a formula that is worked out over a year as a whole. */
  readonly formulaTotals?: FormulaTotals | null;
};

/** What formulas come to over the days from one to another, instead of the goal's function over their periods. */
export type FormulaTotals = {
  readonly [Column in 'actuals' | 'targets']: FormulaTotal | null;
} & { readonly coverage?: ((from: Day, to: Day) => Coverage | null) | undefined };

/** `within`: no period outside of these spans counts. */
export type FormulaTotal = (from: Day, to: Day, within?: readonly ClosedSpan[]) => number | null;

/**
 * A formula over several periods takes those in which all that it names have a figure: how many they are, of how many in
 * which some of its goals has one.
 */
export type Coverage = { readonly counted: number; readonly of: number; readonly goals: number };

/** Which end targets of a goal are those of its children combined (rule 3.12), or what is due of its milestones. */
export type CombinedTargets = {
  readonly what: CombinedTarget;
  readonly years: ReadonlySet<number>;
  readonly isForLife: boolean;
};

/** Means of the children's percent complete and target percent, 0 to 100; null where no child takes part. */
export type PercentPair = { readonly actual: number | null; readonly target: number | null };

/**
 * What stands in place of entries for a roll-up parent of type percent (6) and for any end-of-year-100% parent
 * (rule 3.12): its actual, its target, and the last period its children have reported.
 */
export type ChildPercents = {
  /** In the chosen fiscal year; for ALL in the current one. */
  readonly ytd: PercentPair;
  readonly ptd: PercentPair;
  /** First day of the children's last reported period in the chosen year; null where none has an actual. */
  readonly asOf: Day | null;
};
