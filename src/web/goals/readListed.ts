import type { QueryClient } from '@tanstack/react-query';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { filterColumnsOf } from '#core/filter/filterColumns.ts';
import type { FilterableGoal } from '#core/filter/matchesFilter.ts';
import { hierarchySteps } from '#core/goal/hierarchySteps.ts';
import { createBreath } from '#web/api/breath.ts';
import { fetchGoals } from './fetchGoals.ts';
import { type GoalsScope, goalsKey } from './goalsScope.ts';
import { filterableOf, healthOfGoals, type PlanGoals, type PlanGoalsPart } from './planGoals.ts';
import { readColumns } from './readColumns.ts';
import { WholeGoals } from './wholeGoals.ts';

type Answered = { readonly client: QueryClient; readonly response: Response };

/**
 * The goals of a large plan, of the server’s answer: every one as far as it is listed. Whole goals that are shown stay
 * where they are until they have been asked for again.
 */
export async function readListed(scope: GoalsScope, { client, response }: Answered): Promise<PlanGoals> {
  const before = client.getQueryData<PlanGoals>(goalsKey(scope));
  const columns = await readColumns(response, before?.etag ?? null);
  const now = client.getQueryData<PlanGoals>(goalsKey(scope));
  if (columns === null && now !== undefined) return now;
  if (columns === null) throw new RangeError('Goals that were known are gone.');
  const wholes = now?.wholes ?? new WholeGoals((ids) => fetchGoals(scope, { ids }));
  wholes.outdate();
  const { goals, updatedAt, etag } = columns;
  return builtUp({ scope, wholes, updatedAt, etag }, goals);
}

/** The same as planGoalsOf makes of goals that stand in the order of the list, without holding up the page. */
async function builtUp(part: PlanGoalsPart, goals: readonly ListedGoal[]): Promise<PlanGoals> {
  const breathe = createBreath();
  const filterables: FilterableGoal[] = [];
  for (const goal of goals) {
    filterables.push(filterableOf(goal));
    if (filterables.length % GOALS_A_STEP === 0) await breathe();
  }
  const columns = filterColumnsOf(filterables);
  await breathe();
  const hierarchy = await inSteps(hierarchySteps(goals), breathe);
  await breathe();
  return { ...part, goals, filterables, columns, hierarchy, health: healthOfGoals(goals, hierarchy) };
}

async function inSteps<Made>(steps: Generator<void, Made>, breathe: () => Promise<void>): Promise<Made> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await breathe();
  }
}

const GOALS_A_STEP = 256;
