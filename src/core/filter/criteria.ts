import type { Priority } from '#core/goal/goal.ts';
import type { Prospect } from '#core/outlook/prospect.ts';
import type { OwnCriteria } from '#core/own/ownCriterion.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { DueDate } from './dueDate.ts';
import type { OwnerId } from './owner.ts';
import type { StatusChoice } from './statusChoice.ts';

export type PriorityOption = 'kpi' | Priority | 'none';

/** complete means achieved, incomplete not achieved (specification, section 5). */
export type Completion = 'complete' | 'incomplete';

/** Overdue are goals whose figures are late, as their stale flag says. */
export type Lateness = (typeof LATENESSES)[number];
export const LATENESSES = ['overdue'] as const;

/**
 * What the dashboard is filtered by. Values within one filter are alternatives, different filters must all hold;
 * an empty keyword or list and null set no filter. The fiscal year stands beside it (readings, section 4).
 */
export type FilterCriteria = {
  readonly keyword: string;
  readonly ownerIds: readonly OwnerId[];
  readonly statuses: readonly StatusChoice[];
  /** Empty is the default depth: see isListed. */
  readonly depths: readonly number[];
  readonly perspectives: readonly Perspective[];
  readonly objectiveIds: readonly string[];
  readonly priorities: readonly PriorityOption[];
  readonly dueDate: DueDate | null;
  readonly completion: Completion | null;
  readonly lateness: Lateness | null;
  readonly prospects: readonly Prospect[];
  /** By the plan's own fields. */
  readonly own: OwnCriteria | null;
};

export type FilterKind = keyof FilterCriteria;

export const FILTER_KINDS: readonly FilterKind[] = [
  'keyword',
  'statuses',
  'depths',
  'objectiveIds',
  'perspectives',
  'priorities',
  'completion',
  'lateness',
  'prospects',
  'dueDate',
  'ownerIds',
  'own',
];

export const PRIORITY_OPTIONS: readonly PriorityOption[] = ['kpi', 'high', 'normal', 'low', 'none'];

export const COMPLETIONS: readonly Completion[] = ['complete', 'incomplete'];

export const NO_CRITERIA: FilterCriteria = {
  keyword: '',
  ownerIds: [],
  statuses: [],
  depths: [],
  perspectives: [],
  objectiveIds: [],
  priorities: [],
  dueDate: null,
  completion: null,
  lateness: null,
  own: null,
  prospects: [],
};

/** The kinds that have a value, in panel order; a keyword of blanks is none. */
export function chosenKinds(criteria: FilterCriteria): FilterKind[] {
  return FILTER_KINDS.filter((kind) => hasValue(criteria, kind));
}

/** Whether a kind of filter has a value. */
export function hasValue(criteria: FilterCriteria, kind: FilterKind): boolean {
  const value = criteria[kind];
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** The criteria without one kind of filter. */
export function withoutKind(criteria: FilterCriteria, kind: FilterKind): FilterCriteria {
  return { ...criteria, [kind]: NO_CRITERIA[kind] };
}
