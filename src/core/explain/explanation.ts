import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Span } from '#core/calendar/span.ts';
import type { Share } from '#core/figure/derivation.ts';
import type { DivisorRule } from '#core/figure/divisor.ts';
import type { Coverage } from '#core/figure/figureContext.ts';
import type { Reporting } from '#core/figure/reporting.ts';
import type { FigureRule, PercentBasis, StatusRule } from '#core/goal/figures.ts';
import type { Aggregation, TargetDirection, ValueType } from '#core/goal/goal.ts';
import type { HandStatus } from '#core/goal/statedParts.ts';
import type { Status } from '#core/goal/status.ts';
import type { StatusThresholds } from '#core/plan/plan.ts';
import type { ComingFigures } from './comingFigures.ts';
import type { ExplainedFigure, ExplainedPoint } from './explainedFigure.ts';

/**
 * Why a goal's card says what it says: for each figure the rule and the numbers that went in, how the status follows,
 * and what would change it. Data alone, to be checked by hand; explanationText.ts puts it into words.
 */
export type Explanation = {
  readonly goalId: string;
  readonly year: FiscalYear;
  readonly today: Day;
  readonly status: Status;
  readonly statusRule: StatusRule;
  readonly setByHand: HandStatus | null;
  readonly byFigures: { readonly status: Status; readonly rule: FigureRule };
  readonly aggregation: Aggregation;
  readonly direction: TargetDirection;
  readonly valueType: ValueType;
  readonly unit: string;
  readonly trackingFrequency: TrackingFrequency;
  readonly span: Span;
  /** Its overlap with the year, for ALL the own window; null where the goal does not run in the year. */
  readonly window: Span | null;
  readonly asOf: Day | null;
  /** The as-of period, where it lies before the window and its actual is carried until it is stale. */
  readonly carriedFrom: Day | null;
  readonly missing: readonly Day[];
  /** Of a computed goal: how many periods its figure takes, where those are not all. */
  readonly coverage: Coverage | null;
  readonly isStale: boolean;
  readonly reporting: Reporting;
  readonly actual: ExplainedFigure | null;
  readonly target: ExplainedFigure | null;
  readonly endTarget: ExplainedFigure | null;
  readonly baseline: ExplainedPoint | null;
  readonly comparison: ExplainedComparison | null;
  /** The same against the target to date, where the status was told by the end target: percents may rest on it. */
  readonly comparisonToDate: ExplainedComparison | null;
  /** It has targets up to as-of, but none that stands for a period with an actual: the end target decides. */
  readonly areTargetsElsewhere: boolean;
  readonly achievement: Achievement | null;
  readonly percentComplete: ExplainedPercent | null;
  readonly targetPercent: number | null;
  readonly expectedPercent: { readonly percent: number; readonly share: Share } | null;
  readonly outlook: ComingFigures;
  /** By title, of a goal measured by its milestones; none where these are not known. */
  readonly milestonesToGreen: readonly string[];
};

export type ExplainedComparison = {
  readonly against: 'targetToDate' | 'endTarget';
  /** The shown actual, or of a sum the part of it from the first to the last period that a target stands for. */
  readonly actual: ExplainedFigure;
  readonly isPartOfActual: boolean;
  readonly target: ExplainedFigure;
  /** D of the formula, and what it is. */
  readonly divisor: { readonly rule: DivisorRule; readonly value: number };
  readonly attainment: number;
  readonly thresholds: StatusThresholds;
};

export type Achievement = {
  readonly isReached: boolean;
  readonly countsAtOnce: boolean;
  readonly countsAtEnd: boolean;
  /** For a Current goal going down: the highest value before as-of. */
  readonly worstEarlier: number | null;
};

export type ExplainedPercent = {
  readonly percent: number;
  readonly basis: PercentBasis;
  /** Of the way from a baseline: where it begins; else null. */
  readonly from: number | null;
  /** The end target; the target to date where it is an attainment; 100 for a mean of children's percents. */
  readonly of: number | null;
  /** An attainment past 100 is held there until the window has ended. */
  readonly isHeld: boolean;
};
