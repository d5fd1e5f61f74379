import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/work.ts';
import { usePlanGoals } from './usePlanGoals.ts';

/** 'For 1.1, 2.3': the goals that work is for, by their numbers; nothing where none is in the plan. */
export function useForGoals(): (goalIds: readonly string[]) => string {
  const nodes = usePlanGoals()?.hierarchy.nodes;
  return (goalIds) => {
    const goals = goalIds.flatMap((id) => nodes?.get(id)?.goal ?? []);
    return goals.length === 0 ? '' : say.forGoals(goals.map(({ number }) => shownNumber(number)).join(', '));
  };
}
