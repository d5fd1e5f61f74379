import type { Plan } from '#core/plan/plan.ts';
import { topLevel } from '#web/base/messages/names/planNames.ts';
import { say } from '#web/base/messages/say/filters.ts';
import { say as named } from '#web/base/messages/say/named.ts';

/** Of the search among goals of the top level. */
export function searchText(plan: Pick<Plan, 'tiers' | 'levels'>): string {
  const top = topLevel(plan);
  return top === null ? say.searchObjectives : named.search(top.several);
}
