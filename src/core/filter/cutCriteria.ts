import type { OwnField } from '#core/own/ownField.ts';
import { CRITERIA, chosenKinds, FILTER_KINDS, type FilterCriteria, type FilterKind } from './criteria.ts';
import type { CeilingRoom } from './criterionRow.ts';
import { LISTED_DEPTHS } from './criterionRows.ts';
import { knownCriteria } from './knownCriteria.ts';
import { ownFilterOf } from './ownFilter.ts';

export type CeilingValues = Omit<CeilingRoom<unknown>, 'own'> & {
  readonly criteria: FilterCriteria;
  /** Own fields that may be seen. */
  readonly fields: readonly OwnField[];
};

/**
 * A filter with the values outside a ceiling taken out. Null where nothing is left of a kind: the filter would list
 * what its name does not say.
 */
export function cutCriteria(criteria: FilterCriteria, ceiling: CeilingValues): FilterCriteria | null {
  const cut = withoutOutside(criteria, ceiling);
  if (cut.own !== criteria.own) return null;
  return chosenKinds(cut).length === chosenKinds(criteria).length ? cut : null;
}

/** The same, whatever is left. */
export function withoutOutside(criteria: FilterCriteria, ceiling: CeilingValues): FilterCriteria {
  const visible = visibleCriteria(criteria, ceiling.fields);
  return FILTER_KINDS.reduce((cut, kind) => withKindCut(kind, cut, ceiling), visible);
}

/**
 * The criteria without those on own fields that may not be seen. Where none is left, all levels are chosen: without a
 * filter the default depth would hide goals that it listed.
 */
export function visibleCriteria(criteria: FilterCriteria, fields: readonly OwnField[]): FilterCriteria {
  const visible = knownCriteria(criteria, ownFilterOf(fields));
  return visible === criteria || chosenKinds(visible).length > 0 ? visible : { ...visible, depths: LISTED_DEPTHS };
}

function withKindCut<Kind extends FilterKind>(
  kind: Kind,
  criteria: FilterCriteria,
  { criteria: own, ownerIds, objectiveIds }: CeilingValues,
): FilterCriteria {
  return { ...criteria, [kind]: CRITERIA[kind].within(criteria[kind], { own: own[kind], ownerIds, objectiveIds }) };
}
