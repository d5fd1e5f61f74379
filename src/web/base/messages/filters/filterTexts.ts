import type { FilterCriteria } from '#core/filter/criteria.ts';
import * as levels from '#core/plan/levels.ts';
import * as chips from '#core/words/chips.ts';
import { say as levelWords } from '#web/base/messages/say/levels.ts';
import { say } from '#web/base/messages/say.ts';

// As in formats.ts, for what comes after the first load.

export function filterChips(criteria: FilterCriteria, names: chips.FilterNames): chips.FilterChip[] {
  return chips.filterChips(criteria, names, { ...say, levels: levelWords });
}

export function levelsOf(plan: levels.LevelledPlan): readonly levels.Level[] {
  return levels.levelsOf(plan, levelWords);
}
