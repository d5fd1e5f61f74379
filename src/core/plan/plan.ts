import type { Day } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalDisplay } from '#core/calendar/fiscalYear.ts';
import type { Perspective } from './perspective.ts';
import type { PlanOptions } from './planOptions.ts';
import type { PlanWords } from './planWords.ts';

/** Attainment from which a goal is on target, and below that off target (rule 3.8). */
export type StatusThresholds = { readonly onTarget: number; readonly offTarget: number };

export const DEFAULT_THRESHOLDS: StatusThresholds = { onTarget: 0.9, offTarget: 0.8 };

export type Plan = PlanWords &
  PlanOptions & {
    readonly id: string;
    readonly name: string;
    readonly company: string;
    readonly fiscalStartMonth: number;
    readonly fiscalDisplay: FiscalDisplay;
    readonly tiers: 2 | 3;
    readonly perspectives: Readonly<Record<Perspective, string>>;
    readonly dateFormat: DateFormat;
    readonly currency: string;
    /** 0 Sunday to 6 Saturday. */
    readonly weekStart: number;
    readonly timeZone: string;
    readonly thresholds: StatusThresholds;
    /** Out of use: read-only, its figures stay as they are. */
    readonly isArchived: boolean;
    readonly isDemo: boolean;
    readonly closedUntil: Day | null;
    readonly isOutlookOff: boolean;
  };
