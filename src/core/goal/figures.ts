import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { Span } from '#core/calendar/span.ts';
import type { ShownStatus, Status } from './status.ts';

export type ToDate = {
  readonly actual: number | null;
  readonly target: number | null;
  readonly variance: number | null;
};

export const NO_FIGURES: ToDate = { actual: null, target: null, variance: null };

/** How many goals have each status as it is shown; what a container shows. Each goal counts under one. */
export type StatusDistribution = Readonly<Record<ShownStatus, number>>;

/** Which rule gave the status; the explanation is built on it (rule 3.8). */
export const STATUS_RULES = [
  'deferred',
  'setByHand',
  'container',
  'notBegun',
  'noFigures',
  'noTarget',
  'achieved',
  'attainmentToDate',
  'attainmentAtEnd',
] as const;
export type StatusRule = (typeof STATUS_RULES)[number];

export type FigureRule = Exclude<StatusRule, 'deferred' | 'setByHand' | 'container'>;

export type PercentBasis = 'endTarget' | 'wayFromBaseline' | 'targetToDate' | 'children';

/** Everything Milepost computes of one goal for one fiscal year and one day. Percents are whole hundreds: 86 is 86%. */
export type GoalFigures = {
  readonly goalId: string;
  readonly year: FiscalYear;
  readonly inFiscalYear: boolean;
  /** Null where the goal does not run in the year. */
  readonly window: Span | null;
  readonly asOf: Day | null;
  readonly stale: boolean;
  readonly ytd: ToDate;
  readonly ptd: ToDate;
  readonly all: ToDate;
  /** eoy_target: of the chosen year (ALL: of the current year). */
  readonly eoyTarget: number | null;
  readonly allTarget: number | null;
  /** eoyTarget; for ALL allTarget. */
  readonly endTarget: number | null;
  readonly baseline: number | null;
  /** 1 = met, whatever the direction. */
  readonly attainment: number | null;
  readonly status: Status;
  readonly statusRule: StatusRule;
  /** A sentence for the badge, such as "No target set"; empty where the label says it all. */
  readonly statusText: string;
  readonly percentComplete: number | null;
  readonly percentBasis: PercentBasis;
  readonly expectedPercent: number | null;
  readonly targetPercent: number | null;
  readonly hasPeriodicTargets: boolean;
  /** Nobody set eoyTarget: it is the end targets of a roll-up parent's children, combined. */
  readonly isEoyTargetCombined: boolean;
  readonly isAllTargetCombined: boolean;
  /** Of the measured descendants, for a container; null for a goal with figures of its own. */
  readonly distribution: StatusDistribution | null;
};
