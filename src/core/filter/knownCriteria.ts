import { type FilterCriteria, withoutKind } from './criteria.ts';
import type { Askable } from './filterContext.ts';

/**
 * The criteria without those on own fields that a plan does not have any more, or that cannot be asked of them, and on
 * work that may not be seen; else the same.
 */
export function knownCriteria(asked: FilterCriteria, { own, work }: Askable): FilterCriteria {
  const criteria = work === null && asked.work.length > 0 ? withoutKind(asked, 'work') : asked;
  const known = criteria.own && (own?.known(criteria.own) ?? null);
  return known === criteria.own ? criteria : { ...criteria, own: known };
}
