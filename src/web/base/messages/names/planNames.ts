import { isolated } from '#core/plan/isolated.ts';
import type { Plan } from '#core/plan/plan.ts';
import * as names from '#core/words/statusNames.ts';
import { say } from '#web/base/messages/say.ts';

// What a plan calls things, for sentences; null where it names none of them, and they read as usual.

export function statusNames(plan: Pick<Plan, 'statuses'>): names.StatusNames | null {
  return names.statusNames(plan, say.labels);
}

/** With the usual ones where it names none. */
export function allStatusNames(plan: Pick<Plan, 'statuses'>): names.StatusNames {
  return names.allStatusNames(plan, say.labels);
}

export function topLevel(plan: Pick<Plan, 'levels'>): { readonly one: string; readonly several: string } | null {
  const [top] = plan.levels;
  return top === undefined || top.isUsual === true ? null : { one: isolated(top.name), several: isolated(top.plural) };
}
