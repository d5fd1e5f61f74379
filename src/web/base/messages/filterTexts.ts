import type { FilterCriteria } from '#core/filter/criteria.ts';
import * as levels from '#core/plan/levels.ts';
import type { Plan } from '#core/plan/plan.ts';
import * as chips from '#core/words/chips.ts';
import { say } from './say.ts';

// As in formats.ts, for what comes after the first load.

export function filterChips(criteria: FilterCriteria, names: chips.FilterNames): chips.FilterChip[] {
  return chips.filterChips(criteria, names, say);
}

export function levelsOf(tiers: Plan['tiers']): readonly levels.Level[] {
  return levels.levelsOf(tiers, say.labels);
}
