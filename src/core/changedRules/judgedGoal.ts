import type { Coverage } from '#core/figure/figureContext.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { GoalKind } from '#core/goal/goalKind.ts';
import type { Series } from '#core/goal/series.ts';

/** A goal as it is judged today, in the current fiscal year. */
export type JudgedGoal = {
  readonly goal: Goal;
  readonly kind: GoalKind;
  /** The entries it is measured by: stored, or computed from other goals. */
  readonly series: Series;
  readonly figures: GoalFigures;
  /** Of a computed goal: of how many of its periods all figures are there. */
  readonly coverage: Coverage | null;
  /** Of a goal that combines the entries of those beneath it: these, with their entries. */
  readonly children: readonly { readonly goal: Goal; readonly series: Series }[];
};
