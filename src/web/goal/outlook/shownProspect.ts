import type { ListedGoal } from '#contract/listedGoal.ts';
import type { WireProspect } from '#contract/outlook.ts';
import type { Prospect } from '#core/outlook/prospect.ts';

/** What a list says of a goal's outlook; an unlikely target is that of a goal that is behind already. */
export type ShownProspect = Prospect | 'unlikely';

/** Null for a goal without a status of its own, and where nothing is known. */
export function shownProspectOf(
  goal: Pick<ListedGoal, 'figures'>,
  found: Pick<WireProspect, 'prospect' | 'chance'> | null,
): ShownProspect | null {
  if (found === null || goal.figures.distribution !== null) return null;
  return found.prospect ?? (found.chance === null ? null : 'unlikely');
}

/** The chance by which a list is sorted: that of a goal whose outlook it shows. */
export function shownChanceOf(
  goal: Pick<ListedGoal, 'figures'>,
  found: Pick<WireProspect, 'prospect' | 'chance'> | null,
): number | null {
  return shownProspectOf(goal, found) === null ? null : (found?.chance ?? null);
}
