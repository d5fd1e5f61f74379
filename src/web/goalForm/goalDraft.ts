import type { StatedGoal } from '#contract/goalDraft.ts';
import {
  aggregationCodes,
  directionCodes,
  priorityCodes,
  rollupCodes,
  trackingCodes,
  valueTypeCodes,
} from '#contract/wire/codes.ts';
import { decodeDate } from '#contract/wire/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { formatTypedDate } from '#core/calendar/typedDate.ts';
import type { Aggregation, Priority, Rollup, TargetDirection, ValueType } from '#core/goal/goal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import { typedNumber } from './typedNumber.ts';

export type TargetSpread = 'none' | 'even' | 'last_year' | 'by_hand';

/** A goal as the form holds it: texts as typed, choices as chosen. */
export type GoalDraft = {
  readonly parentId: string | null;
  readonly number: string;
  readonly title: string;
  readonly measure: string;
  readonly description: string;
  readonly valueType: ValueType;
  readonly tracking: TrackingFrequency;
  /** Null: as the server fills it in for a new goal. */
  readonly aggregation: Aggregation | null;
  readonly direction: TargetDirection;
  readonly start: string;
  readonly end: string;
  readonly yearTarget: string;
  readonly spread: TargetSpread;
  /** By hand: of each period by the ISO date of its first day, as typed. */
  readonly periods: Readonly<Record<string, string>>;
  readonly allTarget: string;
  readonly baseline: string;
  readonly baselineDate: string;
  readonly memberId: string | null;
  readonly departmentId: string | null;
  readonly contributorIds: readonly string[];
  readonly priority: Priority | 'none';
  readonly isKpi: boolean;
  readonly isEndOfYear100: boolean;
  readonly perspective: Perspective | null;
  readonly rollup: Rollup | null;
};

export type GoalField = keyof GoalDraft;

/** A goal of which nothing is said but where it goes. */
export function newDraft(parentId: string | null): GoalDraft {
  return {
    parentId,
    number: '',
    title: '',
    measure: '',
    description: '',
    valueType: 'number',
    tracking: 'monthly',
    aggregation: null,
    direction: 'up',
    start: '',
    end: '',
    yearTarget: '',
    spread: 'even',
    periods: {},
    allTarget: '',
    baseline: '',
    baselineDate: '',
    memberId: null,
    departmentId: null,
    contributorIds: [],
    priority: 'none',
    isKpi: false,
    isEndOfYear100: false,
    perspective: null,
    rollup: null,
  };
}

/** A goal to be edited; `year` is the one whose target the form shows. */
export function draftOf(
  stated: StatedGoal,
  { year, format }: { readonly year: number; readonly format: DateFormat },
): GoalDraft {
  const date = (text: string) => {
    const day = decodeDate(text);
    return day === null ? '' : formatTypedDate(day, format);
  };
  return {
    parentId: stated.parent_id,
    number: shownNumber(stated.number),
    title: stated.item,
    measure: stated.measure,
    description: stated.description,
    valueType: valueTypeCodes.decode(stated.valuetype),
    tracking: trackingCodes.decode(stated.tracking_frequency),
    aggregation: aggregationCodes.decode(stated.function),
    direction: directionCodes.decode(stated.target_direction),
    start: date(stated.start),
    end: date(stated.end),
    yearTarget: typedNumber(stated.targets[String(year)] ?? null),
    spread: 'none',
    periods: {},
    allTarget: typedNumber(stated.own_all_target),
    baseline: typedNumber(stated.own_baseline?.value ?? null),
    baselineDate: date(stated.own_baseline?.date ?? ''),
    memberId: stated.plan_mem_id,
    departmentId: stated.plan_dep_id,
    contributorIds: stated.contributors,
    priority: priorityCodes.decode(stated.priority),
    isKpi: stated.iskey === 1,
    isEndOfYear100: stated.eoy_100 === 1,
    perspective: stated.plan_oga_type,
    rollup: stated.rollup_type === null ? null : rollupCodes.decode(stated.rollup_type),
  };
}
