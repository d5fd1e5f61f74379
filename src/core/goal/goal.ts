import type { Day } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Span } from '#core/calendar/span.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { Status } from './status.ts';

/** How the actuals of several periods become one (function 1 to 5; F in the readings). */
export type Aggregation = 'sum' | 'average' | 'highest' | 'lowest' | 'current';
export type ValueType = 'currency' | 'number' | 'percent';
export type TargetDirection = 'up' | 'down' | 'equal';
export type Priority = 'high' | 'normal' | 'low';

/** rollup_type 0 to 6: none, feeds its parent, or is computed from its children in one of five ways. */
export type Rollup = 'none' | 'feeds' | 'sum' | 'average' | 'highest' | 'lowest' | 'percent';

/** Where a Current goal started: the value, and the day it was measured where known. */
export type Baseline = { readonly value: number; readonly date: Day | null };

/** A measure that was redefined: from this period on its signal and its outlook are told from its own figures alone. */
export type NewBase = {
  /** The first day of a period. */
  readonly date: Day;
  readonly reason: string;
};

/** A status set by a person, kept with who, when and why until it lapses (readings, section 3, status 1 and 2). */
export type HandStatus = {
  readonly status: Status;
  readonly note: string;
  readonly memberId: string | null;
  /** Who set it, as shown. */
  readonly by: string;
  /** ISO instant. */
  readonly at: string;
  /** For a roll-up parent: its computed actual when set; the status lapses when that changes. Null for other goals. */
  readonly computedActual: number | null;
};

export type LastComment = {
  readonly text: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO instant. */
  readonly at: string;
};

/** The lowest depth there is; such goals are never listed as cards (readings, section 1). */
export const LOWEST_DEPTH = 6;

/** One node of the plan, as stored: everything a person states about it, no computed figure. */
export type Goal = {
  readonly id: string;
  readonly parentId: string | null;
  /** As stored; shown with each x as a dot. */
  readonly number: string;
  readonly title: string;
  readonly measure: string;
  readonly description: string;
  /** 0 strategic objective to 6. */
  readonly depth: number;
  readonly aggregation: Aggregation;
  readonly valueType: ValueType;
  readonly trackingFrequency: TrackingFrequency;
  readonly targetDirection: TargetDirection;
  /** The own window. */
  readonly span: Span;
  readonly priority: Priority | null;
  readonly isKpi: boolean;
  /** Null: not said; such a goal takes part under a roll-up parent, and is otherwise on its own. */
  readonly rollup: Rollup | null;
  /** eoy_100: the end-of-year target is 100% complete. */
  readonly isEndOfYear100: boolean;
  /** `targets`: the end target of a fiscal year, where one is set. */
  readonly targetsByYear: ReadonlyMap<number, number>;
  /** `all_target`: the target for the goal's whole life, where one is set. */
  readonly allTarget: number | null;
  readonly baseline: Baseline | null;
  /** By date, each date once. */
  readonly newBases: readonly NewBase[];
  readonly handStatus: HandStatus | null;
  /** False keeps a status set by hand over saved actuals. */
  readonly isStatusAutomatic: boolean;
  readonly ownerLabel: string;
  readonly departmentId: string | null;
  readonly memberId: string | null;
  /** Members who work on it beside its owner, by id. */
  readonly contributorIds: readonly string[];
  readonly perspective: Perspective | null;
  /** ISO instant of the last change. */
  readonly updatedAt: string;
  readonly lastComment: LastComment | null;
  readonly commentCount: number;
};
