import type { ListedGoal } from '#contract/listedGoal.ts';
import type { WireProspect } from '#contract/outlook.ts';
import type { Prospect } from '#core/outlook/prospect.ts';

/** An unlikely target is that of a goal that is behind already. */
export type ShownProspect = Prospect | 'unlikely';

export function shownProspectOf(
  goal: Pick<ListedGoal, 'figures'>,
  found: Pick<WireProspect, 'prospect' | 'chance'> | null,
): ShownProspect | null {
  if (found === null || goal.figures.distribution !== null) return null;
  return found.prospect ?? (found.chance === null ? null : 'unlikely');
}

export function shownChanceOf(
  goal: Pick<ListedGoal, 'figures'>,
  found: Pick<WireProspect, 'prospect' | 'chance'> | null,
): number | null {
  return shownProspectOf(goal, found) === null ? null : (found?.chance ?? null);
}
