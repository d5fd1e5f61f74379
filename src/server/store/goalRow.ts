import { z } from 'zod';
import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type {
  Aggregation,
  Baseline,
  HandStatus,
  NewBase,
  Priority,
  Rollup,
  TargetDirection,
  ValueType,
} from '#core/goal/goal.ts';
import { STATUSES } from '#core/goal/status.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import type { StoredGoal } from './edit.ts';
import { stringifyStorable } from './plainText.ts';
import {
  dateText,
  dayOrNullOf,
  finite,
  finiteOrNull,
  flag,
  flagOf,
  numberOf,
  numberOrNullOf,
  textOf,
  textOrNullOf,
  whole,
  wordOf,
  wordOrNullOf,
} from './rowReading.ts';
import type { Row } from './tables.ts';

const AGGREGATIONS: readonly Aggregation[] = ['sum', 'average', 'highest', 'lowest', 'current'];
const VALUE_TYPES: readonly ValueType[] = ['currency', 'number', 'percent'];
const FREQUENCIES: readonly TrackingFrequency[] = ['weekly', 'monthly', 'yearly'];
const DIRECTIONS: readonly TargetDirection[] = ['up', 'down', 'equal'];
const PRIORITIES: readonly Priority[] = ['high', 'normal', 'low'];
const ROLLUPS: readonly Rollup[] = ['none', 'feeds', 'sum', 'average', 'highest', 'lowest', 'percent'];

const targetsByYear = z.record(z.string(), z.number());
const handStatus = z.object({
  status: z.enum(STATUSES),
  note: z.string(),
  memberId: z.string().nullable(),
  by: z.string(),
  at: z.string(),
  computedActual: z.number().nullable(),
});

/** A goal's columns without its key and without `updated_at`, which the store sets. */
export function goalRowOf(goal: StoredGoal): Row {
  return {
    parent_id: goal.parentId,
    number: goal.number,
    title: goal.title,
    measure: goal.measure,
    description: goal.description,
    depth: whole(goal.depth),
    aggregation: goal.aggregation,
    value_type: goal.valueType,
    tracking_frequency: goal.trackingFrequency,
    target_direction: goal.targetDirection,
    start_date: dateText(goal.span.start),
    end_date: dateText(goal.span.end),
    priority: goal.priority,
    is_kpi: flag(goal.isKpi),
    rollup: goal.rollup,
    is_end_of_year_100: flag(goal.isEndOfYear100),
    targets_by_year: targetsTextOf(goal.targetsByYear),
    all_target: finiteOrNull(goal.allTarget),
    baseline_value: finiteOrNull(goal.baseline?.value ?? null),
    baseline_date: dateText(goal.baseline?.date ?? null),
    new_bases: newBasesTextOf(goal.newBases),
    hand_status: goal.handStatus === null ? null : handStatusTextOf(goal.handStatus),
    is_status_automatic: flag(goal.isStatusAutomatic),
    owner_label: goal.ownerLabel,
    department_id: goal.departmentId,
    member_id: goal.memberId,
    contributors: goal.contributorIds.length === 0 ? null : stringifyStorable(goal.contributorIds),
    perspective: goal.perspective,
    archived_at: goal.archivedAt,
  };
}

export function storedGoalOf({ id, row }: { readonly id: string; readonly row: Row }): StoredGoal {
  return {
    id,
    parentId: textOrNullOf(row, 'parent_id'),
    number: textOf(row, 'number'),
    title: textOf(row, 'title'),
    measure: textOf(row, 'measure'),
    description: textOf(row, 'description'),
    depth: numberOf(row, 'depth'),
    aggregation: wordOf(row, 'aggregation', AGGREGATIONS),
    valueType: wordOf(row, 'value_type', VALUE_TYPES),
    trackingFrequency: wordOf(row, 'tracking_frequency', FREQUENCIES),
    targetDirection: wordOf(row, 'target_direction', DIRECTIONS),
    span: { start: dayOrNullOf(row, 'start_date'), end: dayOrNullOf(row, 'end_date') },
    priority: wordOrNullOf(row, 'priority', PRIORITIES),
    isKpi: flagOf(row, 'is_kpi'),
    rollup: wordOrNullOf(row, 'rollup', ROLLUPS),
    isEndOfYear100: flagOf(row, 'is_end_of_year_100'),
    targetsByYear: targetsOf(textOf(row, 'targets_by_year')),
    allTarget: numberOrNullOf(row, 'all_target'),
    baseline: baselineOf(row),
    newBases: newBasesOf(textOrNullOf(row, 'new_bases')),
    handStatus: handStatusOf(textOrNullOf(row, 'hand_status')),
    isStatusAutomatic: flagOf(row, 'is_status_automatic'),
    ownerLabel: textOf(row, 'owner_label'),
    departmentId: textOrNullOf(row, 'department_id'),
    memberId: textOrNullOf(row, 'member_id'),
    contributorIds: contributorsOf(textOrNullOf(row, 'contributors')),
    perspective: wordOrNullOf(row, 'perspective', PERSPECTIVES),
    archivedAt: textOrNullOf(row, 'archived_at'),
  };
}

/** Keys that are whole numbers come in ascending order, so equal targets are equal texts. */
function targetsTextOf(targets: ReadonlyMap<number, number>): string {
  return stringifyStorable(Object.fromEntries([...targets].map(([year, target]) => [whole(year), finite(target)])));
}

function targetsOf(text: string): ReadonlyMap<number, number> {
  if (text === '{}') return NO_TARGETS;
  return new Map(Object.entries(targetsByYear.parse(JSON.parse(text))).map(([year, target]) => [Number(year), target]));
}

const NO_TARGETS: ReadonlyMap<number, number> = new Map();

const contributors = z.array(z.string());

/** A row from before there were contributors has none. */
function contributorsOf(text: string | null): readonly string[] {
  return text === null ? NO_CONTRIBUTORS : contributors.parse(JSON.parse(text));
}

const NO_CONTRIBUTORS: readonly string[] = [];

function baselineOf(row: Row): Baseline | null {
  const value = numberOrNullOf(row, 'baseline_value');
  return value === null ? null : { value, date: dayOrNullOf(row, 'baseline_date') };
}

/** By date, so that equal bases are equal texts. */
function newBasesTextOf(bases: readonly NewBase[]): string | null {
  if (bases.length === 0) return null;
  return stringifyStorable(Object.fromEntries(bases.map(({ date, reason }) => [formatIsoDate(date), reason])));
}

const reasonsByDate = z.record(z.string(), z.string());

/** A row from before there were new bases has none. */
function newBasesOf(text: string | null): readonly NewBase[] {
  if (text === null) return NO_BASES;
  return Object.entries(reasonsByDate.parse(JSON.parse(text))).flatMap(([day, reason]) => {
    const date = readIsoDate(day);
    return date === null ? [] : [{ date, reason }];
  });
}

const NO_BASES: readonly NewBase[] = [];

function handStatusTextOf(status: HandStatus): string {
  return stringifyStorable(handStatus.parse({ ...status, computedActual: finiteOrNull(status.computedActual) }));
}

function handStatusOf(text: string | null): HandStatus | null {
  return text === null ? null : handStatus.parse(JSON.parse(text));
}
