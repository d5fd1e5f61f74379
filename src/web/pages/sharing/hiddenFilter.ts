import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import type { OwnField } from '#core/own/ownField.ts';
import type { SavedFilter } from '#web/plan/savedFilters/savedFilter.ts';

export type HiddenFilter = {
  /** What viewers see of the filter. */
  readonly told: FilterCriteria;
  /** Own fields that the view asks for, and that are not public. */
  readonly fields: readonly OwnField[];
  /** Saved dashboards that viewers are not offered, for they ask for such fields, and those fields. */
  readonly saved: readonly string[];
  readonly savedFields: readonly OwnField[];
  /** Whether the view asks for work that the share does not show, and the saved dashboards that do. */
  readonly isWorkHidden: boolean;
  readonly savedOfWork: readonly string[];
};

/**
 * What of a filter, and of saved dashboards, viewers of a share are not told: own fields that are not public, and work
 * that is not shown.
 */
export function hiddenFilter(
  criteria: FilterCriteria,
  {
    fields,
    saved,
    hidesWork,
  }: { readonly fields: readonly OwnField[]; readonly saved: readonly SavedFilter[]; readonly hidesWork: boolean },
): HiddenFilter {
  const hiddenIn = ({ own }: FilterCriteria) =>
    fields.filter((field) => !field.public && Object.hasOwn(own ?? {}, field.id));
  const asksHiddenWork = ({ work }: FilterCriteria) => hidesWork && work.length > 0;
  const hidden = hiddenIn(criteria);
  const held = saved.filter(({ params }) => hiddenIn(params.criteria).length > 0);
  const savedFields = new Set(held.flatMap(({ params }) => hiddenIn(params.criteria)));
  const ids = new Set(hidden.map(({ id }) => id));
  return {
    told: {
      ...criteria,
      own: criteria.own && without(criteria.own, ids),
      work: hidesWork ? NO_CRITERIA.work : criteria.work,
    },
    fields: hidden,
    saved: held.map(({ name }) => name),
    savedFields: fields.filter((field) => savedFields.has(field)),
    isWorkHidden: asksHiddenWork(criteria),
    savedOfWork: saved.filter(({ params }) => asksHiddenWork(params.criteria)).map(({ name }) => name),
  };
}

function without(own: object, ids: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(own).filter(([id]) => !ids.has(id)));
}
