import type { OwnField } from '#core/own/ownField.ts';
import {
  CRITERIA,
  chosenKinds,
  FILTER_KINDS,
  type FilterCriteria,
  type FilterKind,
  hasValue,
  withoutKind,
} from './criteria.ts';
import type { CeilingRoom } from './criterionRow.ts';
import { LISTED_DEPTHS } from './criterionRows.ts';
import { knownCriteria } from './knownCriteria.ts';
import { ownFilterOf } from './ownFilter.ts';
import { NO_GOAL_HAS_WORK } from './workChoice.ts';

export type CeilingValues = Omit<CeilingRoom<unknown>, 'own'> & {
  readonly criteria: FilterCriteria;
  /** Own fields that may be seen. */
  readonly fields: readonly OwnField[];
  /** Owners, or work, may not be seen, nor what somebody filters by them. */
  readonly hidesOwners: boolean;
  readonly hidesWork: boolean;
};

/**
 * A filter with the values outside a ceiling taken out. Null where nothing is left of a kind: the filter would list
 * what its name does not say.
 */
export function cutCriteria(criteria: FilterCriteria, ceiling: CeilingValues): FilterCriteria | null {
  const cut = withoutOutside(criteria, ceiling);
  if (cut.own !== criteria.own || cut.work !== criteria.work) return null;
  if (ceiling.hidesOwners && hasValue(criteria, 'ownerIds')) return null;
  return chosenKinds(cut).length === chosenKinds(criteria).length ? cut : null;
}

/** The same, whatever is left. */
export function withoutOutside(criteria: FilterCriteria, ceiling: CeilingValues): FilterCriteria {
  const visible = visibleCriteria(criteria, ceiling);
  return FILTER_KINDS.reduce((cut, kind) => withKindCut(kind, cut, ceiling), visible);
}

/**
 * The criteria without those on owners, work and own fields that may not be seen. Where none is left, all levels are
 * chosen: without a filter the default depth would hide goals that it listed.
 */
export function visibleCriteria(
  criteria: FilterCriteria,
  { fields, hidesOwners, hidesWork }: Pick<CeilingValues, 'fields' | 'hidesOwners' | 'hidesWork'>,
): FilterCriteria {
  const known = knownCriteria(criteria, { own: ownFilterOf(fields), work: hidesWork ? null : NO_GOAL_HAS_WORK });
  const visible = hidesOwners && hasValue(known, 'ownerIds') ? withoutKind(known, 'ownerIds') : known;
  return visible === criteria || chosenKinds(visible).length > 0 ? visible : { ...visible, depths: LISTED_DEPTHS };
}

function withKindCut<Kind extends FilterKind>(
  kind: Kind,
  criteria: FilterCriteria,
  { criteria: own, ownerIds, objectiveIds }: CeilingValues,
): FilterCriteria {
  return { ...criteria, [kind]: CRITERIA[kind].within(criteria[kind], { own: own[kind], ownerIds, objectiveIds }) };
}
