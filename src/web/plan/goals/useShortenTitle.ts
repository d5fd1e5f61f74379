import { useSyncExternalStore } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { Hierarchy } from '#core/goal/hierarchy.ts';
import type { ShortenTitle } from '#core/goal/shortTitle.ts';
import { latePart } from '#web/base/loading/latePart.ts';

const shortening = latePart(
  () => import('./shortenTitleOf.ts'),
  ({ shortenTitleOf }) => shortenTitleOf,
);

/** How a title is shortened beside its siblings' on a card. Few are so long: what it takes comes for the first of them. */
export function useShortenTitle(
  hierarchy: Hierarchy<ListedGoal>,
  { id, title }: ListedGoal,
  room: number,
): ShortenTitle {
  const shortenTitleOf = useSyncExternalStore(title.length > room ? shortening.subscribe : never, shortening.read);
  return shortenTitleOf === null ? whole : shortenTitleOf(hierarchy, id);
}

const never = () => () => {};

function whole(title: string): string {
  return title;
}
