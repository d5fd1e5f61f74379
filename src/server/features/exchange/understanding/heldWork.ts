import type { Initiative, Milestone } from '#core/work/work.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';

/** What a plan holds of work that is not archived, by the words of its titles; of several alike the first. */
export type HeldWork = {
  readonly initiatives: ReadonlyMap<string, Initiative>;
  readonly milestones: ReadonlyMap<string, Milestone>;
};

export function heldWork(state: PlanState | null): HeldWork {
  return { initiatives: byTitle(state?.work?.initiatives ?? []), milestones: byTitle(state?.work?.milestones ?? []) };
}

function byTitle<Item extends Initiative | Milestone>(items: readonly Item[]): ReadonlyMap<string, Item> {
  const found = new Map<string, Item>();
  for (const item of items) {
    const key = wordKey(item.title);
    if (item.archivedAt === null && !found.has(key)) found.set(key, item);
  }
  return found;
}
