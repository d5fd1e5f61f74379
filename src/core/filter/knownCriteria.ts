import type { FilterCriteria } from './criteria.ts';
import type { KnownOwn } from './filterContext.ts';

/**
 * The criteria without those on own fields that a plan does not have any more, or that cannot be asked of them; else
 * the same.
 */
export function knownCriteria(criteria: FilterCriteria, own: { readonly known: KnownOwn } | null): FilterCriteria {
  const asked = criteria.own;
  const known = asked && (own?.known(asked) ?? null);
  return known === asked ? criteria : { ...criteria, own: known };
}
