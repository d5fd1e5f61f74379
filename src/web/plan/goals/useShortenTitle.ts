import type { ListedGoal } from '#contract/listedGoal.ts';
import type { Hierarchy } from '#core/goal/hierarchy.ts';
import type { ShortenTitle } from '#core/goal/shortTitle.ts';
import { latePart } from '#web/base/loading/latePart.ts';
import { useOutside } from '#web/base/outside/useOutside.ts';

export const shortening = latePart(
  () => import('./shortenTitleOf.ts'),
  ({ shortenTitleOf }) => shortenTitleOf,
);

/** Loaded for the first long title, because few plans have one. */
export function useShortenTitle(
  hierarchy: Hierarchy<ListedGoal>,
  { id, title }: ListedGoal,
  room: number,
): ShortenTitle {
  const shortenTitleOf = useOutside(title.length > room ? shortening.subscribe : never, shortening.read);
  return shortenTitleOf === null ? whole : shortenTitleOf(hierarchy, id);
}

const never = () => () => {};

function whole(title: string): string {
  return title;
}
