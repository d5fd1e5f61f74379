import { formatDate } from '#core/format/date.ts';
import { statusLabel } from '#core/goal/status.ts';
import { levelAt } from '#core/plan/levels.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { DateFormat, Plan } from '#core/plan/plan.ts';
import {
  type Completion,
  FILTER_KINDS,
  type FilterCriteria,
  type FilterKind,
  hasValue,
  type PriorityOption,
} from './criteria.ts';
import { effectiveDepths } from './depth.ts';
import type { DueDate, DueDateOption } from './dueDate.ts';
import type { OwnerId } from './owner.ts';

/** One kind of filter with its values as texts: 'Status', ['Critical', 'Off Target']. */
export type FilterChip = { readonly kind: FilterKind; readonly label: string; readonly values: readonly string[] };

/** What the plan calls what filters name by id or letter. */
export type FilterNames = {
  readonly tiers: Plan['tiers'];
  readonly dateFormat: DateFormat;
  readonly perspectives: Readonly<Record<Perspective, string>>;
  readonly objectives: ReadonlyMap<string, string>;
  readonly owners: ReadonlyMap<OwnerId, string>;
};

/** What stands for an owner or an objective that the plan does not have, or not for this viewer. */
export const UNKNOWN_NAME = 'Not in this plan';

/** What each kind of filter is called. */
export const KIND_LABELS: Readonly<Record<FilterKind, string>> = {
  keyword: 'Keyword',
  ownerIds: 'Owner',
  statuses: 'Status',
  depths: 'Level',
  perspectives: 'Perspective',
  objectiveIds: 'Objective',
  priorities: 'Priority',
  dueDate: 'Due date',
  completion: 'Completion',
};

/** What the options of section 9 of the specification are called. */
export const PRIORITY_LABELS: Readonly<Record<PriorityOption, string>> = {
  kpi: 'KPI',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
  none: 'None',
};

export const COMPLETION_LABELS: Readonly<Record<Completion, string>> = {
  complete: 'Complete',
  incomplete: 'Incomplete',
};

export const DUE_DATE_LABELS: Readonly<Record<DueDateOption | 'custom', string>> = {
  pastDue: 'Past due',
  thisMonth: 'This month',
  thisQuarter: 'This quarter',
  custom: 'Custom',
};

/**
 * The filters that are set, in panel order, as texts (specification, section 2, chips). Of a chosen depth those are
 * shown that hold: owners of a department widen it.
 */
export function filterChips(criteria: FilterCriteria, names: FilterNames): FilterChip[] {
  return FILTER_KINDS.map((kind) => ({
    kind,
    label: KIND_LABELS[kind],
    values: valuesOf(kind, criteria, names),
  })).filter(({ values }) => values.length > 0);
}

/** A due date as text: 'Past due', 'Oct 6, 2026 – Nov 1, 2026', 'From Oct 6, 2026', 'Until Nov 1, 2026'. */
export function dueDateLabel(dueDate: DueDate, format: DateFormat): string {
  if (typeof dueDate === 'string') return DUE_DATE_LABELS[dueDate];
  const { start, end } = dueDate.custom;
  if (end === null) return `From ${formatDate(start, format)}`;
  if (start === null) return `Until ${formatDate(end, format)}`;
  return `${formatDate(start, format)} – ${formatDate(end, format)}`;
}

function valuesOf(kind: FilterKind, criteria: FilterCriteria, names: FilterNames): readonly string[] {
  switch (kind) {
    case 'keyword':
      return hasValue(criteria, kind) ? [criteria.keyword.trim()] : [];
    case 'ownerIds':
      return criteria.ownerIds.map((id) => names.owners.get(id) ?? UNKNOWN_NAME);
    case 'statuses':
      return criteria.statuses.map(statusLabel);
    case 'depths':
      return shownDepths(criteria).map((depth) => levelAt(depth, names.tiers).name);
    case 'perspectives':
      return criteria.perspectives.map((perspective) => names.perspectives[perspective]);
    case 'objectiveIds':
      return criteria.objectiveIds.map((id) => names.objectives.get(id) ?? UNKNOWN_NAME);
    case 'priorities':
      return criteria.priorities.map((priority) => PRIORITY_LABELS[priority]);
    case 'dueDate':
      return criteria.dueDate === null ? [] : [dueDateLabel(criteria.dueDate, names.dateFormat)];
    case 'completion':
      return criteria.completion === null ? [] : [COMPLETION_LABELS[criteria.completion]];
  }
}

function shownDepths(criteria: FilterCriteria): readonly number[] {
  return criteria.depths.length > 0 ? effectiveDepths(criteria) : [];
}
