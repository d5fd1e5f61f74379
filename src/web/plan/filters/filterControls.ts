import { CRITERIA, type FilterKind } from '#core/filter/criteria.ts';
import { offeredChoices } from '#core/filter/offeredChoices.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { levelsOf } from '#web/base/messages/filters/filterTexts.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { say } from '#web/base/messages/say.ts';
import { dueDateControl } from './dueDateControl.tsx';
import type { FilterControl } from './filterControl.ts';
import { keywordControl } from './keywordControl.tsx';
import { OwnFilterFields } from './OwnFilterFields.tsx';
import { occurringStatuses } from './occurringStatuses.ts';
import { oneOf } from './oneOf.tsx';
import { ownerOptions } from './ownerOptions.ts';
import { searchText } from './searchText.ts';
import { someOf } from './someOf.tsx';

/** What each kind of filter is chosen by, in the panel and in the menu of its chip. */
export const FILTER_CONTROLS: Readonly<Record<FilterKind, FilterControl>> = {
  keyword: keywordControl,
  statuses: someOf({
    kind: 'statuses',
    chosen: ({ statuses }) => statuses,
    options: ({ plan, prepared, criteria }) =>
      labelled(offeredChoices(criteria.statuses, occurringStatuses(prepared.filterables)), (status) =>
        statusLabel(status, plan),
      ),
  }),
  depths: someOf({
    kind: 'depths',
    chosen: ({ depths }) => depths,
    options: ({ plan }) => levelsOf(plan).map(({ depth, name }) => ({ value: depth, label: name })),
    arranged: (depths) => depths.toSorted((one, other) => one - other),
  }),
  objectiveIds: someOf({
    kind: 'objectiveIds',
    chosen: ({ objectiveIds }) => objectiveIds,
    search: searchText,
    options: ({ prepared }) =>
      prepared.hierarchy.roots.map(({ goal: { id, number, title } }) => ({
        value: id,
        label: `${shownNumber(number)} ${title}`,
      })),
  }),
  perspectives: someOf({
    kind: 'perspectives',
    chosen: ({ perspectives }) => perspectives,
    options: ({ plan }) => labelled(CRITERIA.perspectives.options, (letter) => plan.perspectives[letter]),
  }),
  priorities: someOf({
    kind: 'priorities',
    chosen: ({ priorities }) => priorities,
    options: () => labelled(CRITERIA.priorities.options, (priority) => say.labels.priorities[priority]),
  }),
  completion: oneOf({
    kind: 'completion',
    chosen: ({ completion }) => completion,
    options: () => labelled(CRITERIA.completion.options, (completion) => say.labels.completions[completion]),
  }),
  lateness: oneOf({
    kind: 'lateness',
    chosen: ({ lateness }) => lateness,
    options: () => labelled(CRITERIA.lateness.options, (lateness) => say.labels.latenesses[lateness]),
  }),
  prospects: someOf({
    kind: 'prospects',
    chosen: ({ prospects }) => prospects,
    options: () => labelled(CRITERIA.prospects.options, (prospect) => say.labels.prospects[prospect]),
    isOffered: ({ isOutlookOff }) => !isOutlookOff,
    // The outlooks are loaded only once one is chosen.
    isCounted: false,
  }),
  work: someOf({
    kind: 'work',
    chosen: ({ work }) => work,
    options: () => labelled(CRITERIA.work.options, (choice) => say.labels.workChoices[choice]),
  }),
  dueDate: dueDateControl,
  /** Departments and people; choosing a department does not tick its people. */
  ownerIds: someOf({
    kind: 'ownerIds',
    chosen: ({ ownerIds }) => ownerIds,
    search: ({ tiers }) => (tiers === 2 ? filterWords.searchPeople : filterWords.searchOwners),
    options: ({ plan, owners, counts }) =>
      ownerOptions(owners, plan.tiers, (owner) => counts.of('ownerIds', owner) ?? 0),
    isCounted: false,
    isWide: true,
  }),
  own: { Field: OwnFilterFields, Menu: () => null },
};

function labelled<Value>(values: readonly Value[], labelOf: (value: Value) => string) {
  return values.map((value) => ({ value, label: labelOf(value) }));
}
