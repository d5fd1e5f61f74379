import type { Day } from '#core/calendar/date.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import type { ValueRollup } from '#core/goal/rollupType.ts';
import type { Stretch } from './aggregate.ts';

export type Share = { readonly days: number; readonly of: number };

/**
 * A figure and where it comes from. Its value is a double for showing and for most decisions; the rest is what an
 * explanation tells, and what an exact recount starts from (rules 3.1 to 3.4).
 */
export type Derivation =
  | Stated
  | EntriesDerivation
  | {
      readonly rule: 'years';
      readonly value: number;
      readonly aggregation: Aggregation;
      readonly years: readonly YearTarget[];
    }
  | {
      readonly rule: 'share';
      readonly value: number;
      readonly whole: Derivation;
      readonly share: Share;
    }
  | {
      readonly rule: 'line';
      readonly value: number;
      readonly from: LinePoint;
      readonly to: LinePoint;
      readonly at: Day;
      readonly share: Share;
    }
  | {
      readonly rule: 'held';
      readonly value: number;
      readonly of: Derivation;
    };

/**
 * Typed by a person: the target of a year or of all years, a baseline; fixed, as the 100% of an end-of-year-100% goal;
 * combined from the goals below; or what a formula comes to over a stretch of periods.
 */
export type Stated = {
  readonly rule: 'stated';
  readonly what:
    | 'yearTarget'
    | 'allTarget'
    | 'baseline'
    | 'hundredPercent'
    | 'meanOfChildren'
    | 'formula'
    | CombinedTarget;
  readonly value: number;
};

/**
 * An end target that a roll-up parent has from its children's end targets, by how they are combined; or the share of a
 * goal's milestones that is due by then.
 */
export type CombinedTarget = `${ValueRollup}OfChildren` | 'dueMilestones';

export type EntriesDerivation = Stretch & {
  readonly rule: 'entries';
  readonly value: number;
  readonly column: 'actuals' | 'targets';
  readonly aggregation: Aggregation;
  /** How much of the last target counts: of an unfinished year's its days, of an unfinished stretch its periods. */
  readonly lastShare: Share | null;
  /** The periods that its targets stand for, where each stands for several (decision 127). */
  readonly stretch: TargetStretch | null;
};

/** `each`: how many periods every target stands for. */
export type TargetStretch = Stretch & { readonly each: number };

export type YearTarget = { readonly year: number; readonly target: number };
export type LinePoint = { readonly day: Day; readonly figure: Derivation };
