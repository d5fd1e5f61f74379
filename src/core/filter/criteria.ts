import type { CriterionRow } from './criterionRow.ts';
import { CRITERION_ROWS } from './criterionRows.ts';

type Rows = typeof CRITERION_ROWS;

export type FilterKind = keyof Rows;

/**
 * What the dashboard is filtered by. Values within one filter are alternatives, different filters must all hold;
 * an empty keyword or list and null set no filter. The fiscal year stands beside it.
 */
export type FilterCriteria = {
  readonly [Kind in FilterKind]: Rows[Kind] extends CriterionRow<infer Value, infer _Option> ? Value : never;
};

export type OptionOf<Kind extends FilterKind> =
  Rows[Kind] extends CriterionRow<infer _Value, infer Option extends string | number> ? Option : never;

/** The rows by kind, as generic code walks them. */
export const CRITERIA: { readonly [Kind in FilterKind]: CriterionRow<FilterCriteria[Kind], OptionOf<Kind>> } =
  CRITERION_ROWS;

/** In the order of the panel. */
export const FILTER_KINDS: readonly FilterKind[] = Object.keys(CRITERIA).filter(isFilterKind);

export const NO_CRITERIA: FilterCriteria = {
  keyword: '',
  statuses: [],
  depths: [],
  objectiveIds: [],
  perspectives: [],
  priorities: [],
  completion: null,
  lateness: null,
  prospects: [],
  work: [],
  dueDate: null,
  ownerIds: [],
  own: null,
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

/** Whether any kind of filter has a value. */
export function hasAnyValue(criteria: FilterCriteria): boolean {
  return FILTER_KINDS.some((kind) => hasValue(criteria, kind));
}

/** The criteria without one kind of filter. */
export function withoutKind(criteria: FilterCriteria, kind: FilterKind): FilterCriteria {
  return { ...criteria, [kind]: NO_CRITERIA[kind] };
}

/** The criteria that list the same goals in every year, so without those decided by figures of the year. */
export function inAnyYear(criteria: FilterCriteria): FilterCriteria {
  return FILTER_KINDS.filter((kind) => isOfYear(kind, criteria)).reduce(withoutKind, criteria);
}

/** The criteria that belong to the ceiling of a share. */
export function inCeiling(criteria: FilterCriteria): FilterCriteria {
  return FILTER_KINDS.filter((kind) => !CRITERIA[kind].isInCeiling).reduce(withoutKind, criteria);
}

/** The criteria once an option was pressed; pressed already, they are the same. */
export function withChoice<Kind extends FilterKind>(
  criteria: FilterCriteria,
  kind: Kind,
  option: OptionOf<Kind>,
): FilterCriteria {
  return { ...criteria, [kind]: CRITERIA[kind].withChoice(criteria[kind], option) };
}

function isOfYear<Kind extends FilterKind>(kind: Kind, criteria: FilterCriteria): boolean {
  return CRITERIA[kind].isOfYear(criteria[kind]);
}

/** Whether a text is the name of a kind of filter. */
export function isFilterKind(text: string): text is FilterKind {
  return Object.hasOwn(CRITERIA, text);
}
