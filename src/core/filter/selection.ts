import { chosenKinds, type FilterCriteria } from './criteria.ts';
import { isDefaultLevel } from './depth.ts';

/** How many kinds of filter have a value, each own field being one; the year never counts. */
export function filterCount(criteria: FilterCriteria): number {
  const builtIn = chosenKinds(criteria).filter((kind) => kind !== 'own');
  return builtIn.length + Object.keys(criteria.own ?? {}).length;
}

/** Whether nothing is filtered by, and nothing is being typed: then it is the default dashboard. */
export function isUnfiltered(criteria: FilterCriteria): boolean {
  return filterCount(criteria) === 0 && criteria.keyword === '';
}

/** 'Filter', '1 Filter Selected' or 'N Filters Selected' (rule 4.1). */
export function formatFilterCount(count: number): string {
  if (count === 0) return 'Filter';
  return count === 1 ? '1 Filter Selected' : `${count} Filters Selected`;
}

/**
 * Whether the dashboard may be saved: when any filter is set, or the depth differs from just level 1, which is the
 * default level alone; never while a named filter is current (rule 4.9).
 */
export function isWorthSaving(criteria: FilterCriteria, currentFilter: string | null): boolean {
  if (currentFilter !== null) return false;
  return chosenKinds({ ...criteria, depths: [] }).length > 0 || !isDefaultLevel(criteria.depths);
}
