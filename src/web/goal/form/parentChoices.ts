import type { ListedGoal } from '#contract/listedGoal.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { descendantsOf, levelsBelow } from '#core/goal/hierarchy.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';

export type ParentChoice = { readonly id: string | null; readonly label: string };

/** Typing on finds the rest. */
const MOST_SHOWN = 50;

/**
 * The goals another can be put under, by number and title: not itself, nothing below it, and nothing so deep that it
 * would exceed the lowest level. The top comes first while nothing is typed.
 */
export function parentChoices(
  { goals, hierarchy }: Pick<PlanGoals, 'goals' | 'hierarchy'>,
  { goalId, search, top }: { readonly goalId: string | null; readonly search: string; readonly top: string },
): ParentChoice[] {
  const node = goalId === null ? undefined : hierarchy.nodes.get(goalId);
  const own = new Set(node === undefined ? [] : [node.goal.id, ...descendantsOf(node).map(({ goal }) => goal.id)]);
  const deepest = LOWEST_DEPTH - 1 - (node === undefined ? 0 : levelsBelow(node));
  const wanted = search.trim().toLowerCase();
  const found: ParentChoice[] = wanted === '' ? [{ id: null, label: top }] : [];
  for (const goal of goals) {
    if (found.length >= MOST_SHOWN) break;
    const label = goalLabel(goal);
    if (goal.depth <= deepest && !own.has(goal.id) && label.toLowerCase().includes(wanted))
      found.push({ id: goal.id, label });
  }
  return found;
}

export function goalLabel({ number, title }: Pick<ListedGoal, 'number' | 'title'>): string {
  return `${shownNumber(number)} ${title}`;
}
