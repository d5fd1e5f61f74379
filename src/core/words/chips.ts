import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { FILTER_KINDS, type FilterCriteria, type FilterKind, hasValue } from '#core/filter/criteria.ts';
import { effectiveDepths } from '#core/filter/depth.ts';
import type { DueDate } from '#core/filter/dueDate.ts';
import type { OwnerId } from '#core/filter/owner.ts';
import { formatDate } from '#core/format/date.ts';
import { type LevelledPlan, levelAt } from '#core/plan/levels.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { Plan } from '#core/plan/plan.ts';
import { filterKindLabel } from './filterKindLabel.ts';
import { statusLabel } from './statusLabel.ts';
import { ENGLISH, type Words } from './words.ts';

export type FilterChip = { readonly kind: FilterKind; readonly label: string; readonly values: readonly string[] };

export type FilterNames = {
  readonly plan: LevelledPlan & Pick<Plan, 'statuses'>;
  readonly dateFormat: DateFormat;
  readonly perspectives: Readonly<Record<Perspective, string>>;
  readonly objectives: ReadonlyMap<string, string>;
  readonly owners: ReadonlyMap<OwnerId, string>;
  readonly ownLabel: string;
  readonly ownTexts: (criteria: FilterCriteria) => readonly string[];
};

/**
 * The filters that are set, in panel order, as texts (specification, section 2, chips). Of a chosen depth those are
 * shown that hold: owners of a department widen it.
 */
export function filterChips(criteria: FilterCriteria, names: FilterNames, words: Words = ENGLISH): FilterChip[] {
  return FILTER_KINDS.map((kind) => ({
    kind,
    label: kind === 'own' ? names.ownLabel : filterKindLabel(kind, names.plan, words.labels),
    values: valuesOf(kind, criteria, { ...names, words }),
  })).filter(({ values }) => values.length > 0);
}

/** A due date as text: 'Past due', 'Oct 6, 2026 – Nov 1, 2026', 'From Oct 6, 2026', 'Until Nov 1, 2026'. */
export function dueDateLabel(dueDate: DueDate, format: DateFormat, words: Words = ENGLISH): string {
  const { labels } = words;
  if (typeof dueDate === 'string') return labels.dueDates[dueDate];
  const { start, end } = dueDate.custom;
  if (end === null) return labels.from(formatDate(start, format, words.format));
  if (start === null) return labels.until(formatDate(end, format, words.format));
  return `${formatDate(start, format, words.format)} – ${formatDate(end, format, words.format)}`;
}

function valuesOf(
  kind: FilterKind,
  criteria: FilterCriteria,
  { words, ...names }: FilterNames & { readonly words: Words },
): readonly string[] {
  const { labels } = words;
  switch (kind) {
    case 'keyword':
      return hasValue(criteria, kind) ? [criteria.keyword.trim()] : [];
    case 'ownerIds':
      return criteria.ownerIds.map((id) => names.owners.get(id) ?? labels.unknown);
    case 'statuses':
      return criteria.statuses.map((status) => statusLabel(status, names.plan, labels));
    case 'depths':
      return shownDepths(criteria).map((depth) => levelAt(depth, names.plan, words.levels).name);
    case 'perspectives':
      return criteria.perspectives.map((perspective) => names.perspectives[perspective]);
    case 'objectiveIds':
      return criteria.objectiveIds.map((id) => names.objectives.get(id) ?? labels.unknown);
    case 'priorities':
      return criteria.priorities.map((priority) => labels.priorities[priority]);
    case 'dueDate':
      return criteria.dueDate === null ? [] : [dueDateLabel(criteria.dueDate, names.dateFormat, words)];
    case 'prospects':
      return criteria.prospects.map((prospect) => labels.prospects[prospect]);
    case 'lateness':
      return criteria.lateness === null ? [] : [labels.latenesses[criteria.lateness]];
    case 'own':
      return names.ownTexts(criteria);
    case 'completion':
      return criteria.completion === null ? [] : [labels.completions[criteria.completion]];
  }
}

function shownDepths(criteria: FilterCriteria): readonly number[] {
  return criteria.depths.length > 0 ? effectiveDepths(criteria) : [];
}
