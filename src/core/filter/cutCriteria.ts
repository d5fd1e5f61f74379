import type { OwnField } from '#core/own/ownField.ts';
import { chosenKinds, type FilterCriteria } from './criteria.ts';
import { LISTED_DEPTHS } from './depth.ts';
import { knownCriteria } from './knownCriteria.ts';
import type { OwnerId } from './owner.ts';
import { ownFilterOf } from './ownFilter.ts';

export type CeilingValues = {
  readonly criteria: FilterCriteria;
  readonly ownerIds: ReadonlySet<OwnerId>;
  readonly objectiveIds: ReadonlySet<string>;
  /** Own fields that may be seen. */
  readonly fields: readonly OwnField[];
};

/**
 * A filter with the values outside a ceiling taken out (readings, section 7). Null where nothing is left of a kind: the
 * filter would list what its name does not say.
 */
export function cutCriteria(criteria: FilterCriteria, ceiling: CeilingValues): FilterCriteria | null {
  const cut = withoutOutside(criteria, ceiling);
  if (cut.own !== criteria.own) return null;
  return chosenKinds(cut).length === chosenKinds(criteria).length ? cut : null;
}

/** The same, whatever is left. */
export function withoutOutside(criteria: FilterCriteria, ceiling: CeilingValues): FilterCriteria {
  return {
    ...visibleCriteria(criteria, ceiling.fields),
    ownerIds: criteria.ownerIds.filter((owner) => ceiling.ownerIds.has(owner)),
    objectiveIds: criteria.objectiveIds.filter((objective) => ceiling.objectiveIds.has(objective)),
    statuses: shared(criteria.statuses, ceiling.criteria.statuses),
    perspectives: shared(criteria.perspectives, ceiling.criteria.perspectives),
    prospects: shared(criteria.prospects, ceiling.criteria.prospects),
  };
}

/**
 * The criteria without those on own fields that may not be seen. Where none is left, all levels are chosen: without a
 * filter the default depth would hide goals that it listed.
 */
export function visibleCriteria(criteria: FilterCriteria, fields: readonly OwnField[]): FilterCriteria {
  const visible = knownCriteria(criteria, ownFilterOf(fields));
  return visible === criteria || chosenKinds(visible).length > 0 ? visible : { ...visible, depths: LISTED_DEPTHS };
}

/** A ceiling without a value of a kind lets every value through. */
function shared<Value>(values: readonly Value[], allowed: readonly Value[]): readonly Value[] {
  return allowed.length === 0 ? values : values.filter((value) => allowed.includes(value));
}
