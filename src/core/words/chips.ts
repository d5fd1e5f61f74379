import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { FILTER_KINDS, type FilterCriteria, type FilterKind } from '#core/filter/criteria.ts';
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
 * The filters that are set, in panel order, as texts (rule 7.6). Of a chosen depth those are
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

type Named = FilterNames & { readonly words: Words };

/** The values of a kind as texts, none where it sets no filter. */
const CHIP_VALUES: {
  readonly [Kind in FilterKind]: (
    value: FilterCriteria[Kind],
    names: Named,
    criteria: FilterCriteria,
  ) => readonly string[];
} = {
  keyword: (keyword) => [keyword.trim()].filter((text) => text !== ''),
  ownerIds: (ids, { owners, words }) => ids.map((id) => owners.get(id) ?? words.labels.unknown),
  statuses: (statuses, { plan, words }) => statuses.map((status) => statusLabel(status, plan, words.labels)),
  depths: (chosen, { plan, words }, criteria) =>
    chosen.length === 0 ? [] : effectiveDepths(criteria).map((depth) => levelAt(depth, plan, words.levels).name),
  perspectives: (letters, { perspectives }) => letters.map((letter) => perspectives[letter]),
  objectiveIds: (ids, { objectives, words }) => ids.map((id) => objectives.get(id) ?? words.labels.unknown),
  priorities: (priorities, { words }) => priorities.map((priority) => words.labels.priorities[priority]),
  completion: (completion, { words }) => (completion === null ? [] : [words.labels.completions[completion]]),
  lateness: (lateness, { words }) => (lateness === null ? [] : [words.labels.latenesses[lateness]]),
  prospects: (prospects, { words }) => prospects.map((prospect) => words.labels.prospects[prospect]),
  work: (choices, { words }) => choices.map((choice) => words.labels.workChoices[choice]),
  dueDate: (dueDate, { dateFormat, words }) => (dueDate === null ? [] : [dueDateLabel(dueDate, dateFormat, words)]),
  own: (own, { ownTexts }, criteria) => (own === null ? [] : ownTexts(criteria)),
};

function valuesOf<Kind extends FilterKind>(kind: Kind, criteria: FilterCriteria, names: Named): readonly string[] {
  return CHIP_VALUES[kind](criteria[kind], names, criteria);
}
