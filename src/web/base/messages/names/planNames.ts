import type { Plan } from '#core/plan/plan.ts';
import * as names from '#core/words/statusNames.ts';
import { levelsOf } from '#web/base/messages/filters/filterTexts.ts';
import { say } from '#web/base/messages/say.ts';

// What a plan calls things, for sentences; null where it names none of them, and they read as usual.

export function statusNames(plan: Pick<Plan, 'statuses'>): names.StatusNames | null {
  return names.statusNames(plan, say.labels);
}

/** With the usual ones where it names none. */
export function allStatusNames(plan: Pick<Plan, 'statuses'>): names.StatusNames {
  return names.allStatusNames(plan, say.labels);
}

export function topLevel(
  plan: Pick<Plan, 'tiers' | 'levels'>,
): { readonly one: string; readonly several: string } | null {
  const [top] = levelsOf(plan);
  const isNamed = plan.levels[0] !== undefined && plan.levels[0].isUsual !== true;
  return top === undefined || !isNamed ? null : { one: top.nameOfOne, several: top.name };
}
