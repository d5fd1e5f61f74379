import type { Day } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalDisplay } from '#core/calendar/fiscalYear.ts';
import type { Perspective } from './perspective.ts';

/** Attainment from which a goal is on target, and below that off target (readings, section 3, status 7). */
export type StatusThresholds = { readonly onTarget: number; readonly offTarget: number };

export const DEFAULT_THRESHOLDS: StatusThresholds = { onTarget: 0.9, offTarget: 0.8 };

/** One organisation's strategic plan (specification, section 3, Plan). */
export type Plan = {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  /** The month, 1 to 12, on whose first day the fiscal year starts. */
  readonly fiscalStartMonth: number;
  readonly fiscalDisplay: FiscalDisplay;
  readonly tiers: 2 | 3;
  readonly perspectives: Readonly<Record<Perspective, string>>;
  readonly dateFormat: DateFormat;
  /** Stands before currency amounts, `$` unless the plan says otherwise. */
  readonly currency: string;
  /** 0 Sunday to 6 Saturday. */
  readonly weekStart: number;
  /** IANA name: in which zone the plan's today is taken. */
  readonly timeZone: string;
  readonly thresholds: StatusThresholds;
  /** Out of use: it is read, and its goals and figures stay as they are. */
  readonly isArchived: boolean;
  /** Invented content to look around in: marked as such, and removed whole. */
  readonly isDemo: boolean;
  /** Figures of periods up to this day are closed (core/plan/closedPeriods.ts); null: none are. */
  readonly closedUntil: Day | null;
  /** Outlooks are not shown, nor answered by calls. */
  readonly isOutlookOff: boolean;
};
