import type { ListedGoal } from '#contract/listedGoal.ts';
import type { Hierarchy } from '#core/goal/hierarchy.ts';
import { type ShortenTitle, titleShortener } from '#core/goal/shortTitle.ts';

type Shorteners = Map<string | null, ShortenTitle>;

/** Keyed by the tree, which is a new object after each change. */
const known = new WeakMap<Hierarchy<ListedGoal>, Shorteners>();

export function shortenTitleOf(hierarchy: Hierarchy<ListedGoal>, goalId: string): ShortenTitle {
  const shorteners: Shorteners = known.get(hierarchy) ?? new Map();
  known.set(hierarchy, shorteners);
  const parent = hierarchy.nodes.get(goalId)?.parent ?? null;
  const key = parent?.goal.id ?? null;
  const shorten =
    shorteners.get(key) ?? titleShortener((parent?.children ?? hierarchy.roots).map(({ goal }) => goal.title));
  shorteners.set(key, shorten);
  return shorten;
}
