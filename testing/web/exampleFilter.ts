import { type FilterParams, NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import type { SavedFilter } from '#web/plan/savedFilters/savedFilter.ts';

export function exampleFilter(
  name: string,
  criteria: Partial<FilterCriteria> = { statuses: ['critical'] },
  params: Partial<FilterParams> = {},
): SavedFilter {
  return {
    id: name.toLowerCase(),
    name,
    params: { ...NO_FILTER_PARAMS, criteria: { ...NO_CRITERIA, ...criteria }, ...params },
  };
}
