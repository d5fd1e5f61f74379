import type { ListedGoal } from '#contract/listedGoal.ts';
import type { FilterableGoal } from '#core/filter/filterableGoal.ts';
import { hierarchySteps } from '#core/goal/hierarchySteps.ts';
import { createYielder } from '#web/base/api/yielder.ts';
import { filterableOf, listableIn, type PlanGoals, type PlanGoalsPart } from './planGoals.ts';

const GOALS_A_STEP = 256;

/** The same result as planGoalsOf for goals in list order, without blocking the page. */
export async function builtUp(part: PlanGoalsPart, goals: readonly ListedGoal[]): Promise<PlanGoals> {
  const breathe = createYielder();
  const filterables: FilterableGoal[] = [];
  for (const goal of goals) {
    filterables.push(filterableOf(goal));
    if (filterables.length % GOALS_A_STEP === 0) await breathe();
  }
  const hierarchy = await inSteps(hierarchySteps(goals), breathe);
  return { ...part, goals, filterables, listable: listableIn(filterables), hierarchy };
}

async function inSteps<Made>(steps: Generator<void, Made>, breathe: () => Promise<void>): Promise<Made> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await breathe();
  }
}
