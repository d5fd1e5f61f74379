import { LOWEST_DEPTH, type Priority } from '#core/goal/goal.ts';
import { PROSPECTS, type Prospect } from '#core/outlook/prospect.ts';
import type { OwnCriteria } from '#core/own/ownCriterion.ts';
import { PERSPECTIVES, type Perspective } from '#core/plan/perspective.ts';
import { anyOf, asked, type CriterionRow, oneOf, sharedWith } from './criterionRow.ts';
import { compileDueDate, DUE_DATE_OPTIONS, type DueDate, type DueDateOption } from './dueDate.ts';
import { compileKeyword } from './keyword.ts';
import { type OwnerId, ownersOf } from './owner.ts';
import { choicesOf, STATUS_CHOICES, type StatusChoice } from './statusChoice.ts';
import { WORK_CHOICES, type WorkChoice } from './workChoice.ts';

export type PriorityOption = 'kpi' | Priority | 'none';
export const PRIORITY_OPTIONS: readonly PriorityOption[] = ['kpi', 'high', 'normal', 'low', 'none'];

/** complete means achieved, incomplete not achieved (rule 4.7). */
export type Completion = (typeof COMPLETIONS)[number];
export const COMPLETIONS = ['complete', 'incomplete'] as const;

/** Overdue are goals whose figures are late, as their stale flag says. */
export type Lateness = (typeof LATENESSES)[number];
export const LATENESSES = ['overdue'] as const;

/** Every depth that may be listed. */
export const LISTED_DEPTHS: readonly number[] = Array.from({ length: LOWEST_DEPTH }, (_, depth) => depth);

const depths: CriterionRow<readonly number[], number> = {
  options: LISTED_DEPTHS,
  test: null,
  choicesOf: null,
  withChoice: (values, option) => [...values, option],
  isOfYear: () => false,
  isInCeiling: false,
  within: (values) => values,
};

const dueDate: CriterionRow<DueDate | null, DueDateOption> = {
  options: DUE_DATE_OPTIONS,
  test: (value, context) => (value === null ? () => true : compileDueDate(value, context)),
  choicesOf: (context) => {
    const tests = DUE_DATE_OPTIONS.map((option) => ({ option, isDue: compileDueDate(option, context) }));
    return (goal) => tests.filter(({ isDue }) => isDue(goal)).map(({ option }) => option);
  },
  withChoice: (_, option) => option,
  isOfYear: (value) => value === 'pastDue',
  isInCeiling: true,
  within: (value) => value,
};

/** All that is said of each kind of filter, in the order of the panel. */
export const CRITERION_ROWS = {
  keyword: asked<string>((keyword) => compileKeyword(keyword)),
  statuses: anyOf<StatusChoice>({
    options: STATUS_CHOICES,
    choicesOf: () => (goal) => choicesOf(goal.status),
    isOfYear: () => true,
    within: sharedWith,
  }),
  depths,
  objectiveIds: anyOf<string>({
    choicesOf: () => (goal) => optional(goal.objectiveId),
    within: (ids, { objectiveIds }) => ids.filter((id) => objectiveIds.has(id)),
  }),
  perspectives: anyOf<Perspective>({
    options: PERSPECTIVES,
    choicesOf: () => (goal) => optional(goal.perspective),
    within: sharedWith,
  }),
  priorities: anyOf<PriorityOption>({
    options: PRIORITY_OPTIONS,
    choicesOf: () => (goal) => (goal.isKpi ? WITH_KPI : ALONE)[goal.priority ?? 'none'],
  }),
  completion: oneOf<Completion>({
    options: COMPLETIONS,
    choicesOf: () => (goal) => (goal.status === 'achieved' ? COMPLETE : INCOMPLETE),
    isOfYear: () => true,
  }),
  lateness: oneOf<Lateness>({
    options: LATENESSES,
    choicesOf: () => (goal) => (goal.isOverdue ? LATENESSES : NONE),
    isOfYear: () => true,
  }),
  prospects: anyOf<Prospect>({
    options: PROSPECTS,
    choicesOf: () => (goal) => optional(goal.prospect),
    isOfYear: () => true,
    within: sharedWith,
  }),
  work: anyOf<WorkChoice>({
    options: WORK_CHOICES,
    choicesOf: ({ work }) => work && (({ id }) => work(id)),
  }),
  dueDate,
  /** A goal belongs to its member, and to its own department, else to its member's. */
  ownerIds: anyOf<OwnerId>({
    choicesOf:
      ({ departmentOfMember }) =>
      (goal) =>
        ownersOf(goal, departmentOfMember),
    within: (ids, { ownerIds }) => ids.filter((id) => ownerIds.has(id)),
  }),
  /** By the plan's own fields. */
  own: asked<OwnCriteria | null>((own, context) => {
    const tests = context.own?.tests(own) ?? [];
    return (goal) => tests.every((test) => test(goal));
  }),
};

const NONE: readonly never[] = [];
const COMPLETE: readonly Completion[] = ['complete'];
const INCOMPLETE: readonly Completion[] = ['incomplete'];
const ALONE = { high: ['high'], normal: ['normal'], low: ['low'], none: ['none'] } as const;
const WITH_KPI = {
  high: ['high', 'kpi'],
  normal: ['normal', 'kpi'],
  low: ['low', 'kpi'],
  none: ['none', 'kpi'],
} as const;

function optional<Option>(option: Option | null): readonly Option[] {
  return option === null ? NONE : [option];
}
