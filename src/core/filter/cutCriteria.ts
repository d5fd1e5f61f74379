import { chosenKinds, type FilterCriteria } from './criteria.ts';
import type { OwnerId } from './owner.ts';

export type CeilingValues = {
  readonly criteria: FilterCriteria;
  readonly ownerIds: ReadonlySet<OwnerId>;
  readonly objectiveIds: ReadonlySet<string>;
};

/**
 * A filter with the values outside a ceiling taken out (readings, section 7). Null where nothing is left of a kind: the
 * filter would list what its name does not say.
 */
export function cutCriteria(criteria: FilterCriteria, ceiling: CeilingValues): FilterCriteria | null {
  const cut = withoutOutside(criteria, ceiling);
  return chosenKinds(cut).length === chosenKinds(criteria).length ? cut : null;
}

/** The same, whatever is left. */
export function withoutOutside(criteria: FilterCriteria, ceiling: CeilingValues): FilterCriteria {
  return {
    ...criteria,
    ownerIds: criteria.ownerIds.filter((owner) => ceiling.ownerIds.has(owner)),
    objectiveIds: criteria.objectiveIds.filter((objective) => ceiling.objectiveIds.has(objective)),
    statuses: shared(criteria.statuses, ceiling.criteria.statuses),
    perspectives: shared(criteria.perspectives, ceiling.criteria.perspectives),
    prospects: shared(criteria.prospects, ceiling.criteria.prospects),
  };
}

/** A ceiling without a value of a kind lets every value through. */
function shared<Value>(values: readonly Value[], allowed: readonly Value[]): readonly Value[] {
  return allowed.length === 0 ? values : values.filter((value) => allowed.includes(value));
}
