import type { FilterCriteria } from '#core/filter/criteria.ts';

/** `typing` merges key presses into one step of the browser's history. */
export type ChangeCriteria = (change: (criteria: FilterCriteria) => FilterCriteria, kind?: 'step' | 'typing') => void;
