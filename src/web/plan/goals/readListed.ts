import type { QueryClient } from '@tanstack/react-query';
import { decodeGoalColumns } from '#contract/goalColumns/decodeGoalColumns.ts';
import type { GoalColumnsLine } from '#contract/goalColumns/goalColumns.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { readLines } from '#web/base/api/readLines.ts';
import { builtUp } from './builtUp.ts';
import { fetchGoals } from './fetchGoals.ts';
import { type GoalsScope, goalsKey } from './goalsScope.ts';
import type { PlanGoals } from './planGoals.ts';
import { WholeGoals } from './wholeGoals.ts';

type Answered = { readonly client: QueryClient; readonly response: Response };

/** The goals of a large plan. Whole goals on screen stay until they have been fetched again. */
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

type ReadColumns = {
  readonly goals: readonly ListedGoal[];
  readonly updatedAt: string | null;
  readonly etag: string | null;
};

/** Every goal of a scope as it is listed, in list order. Null where the answer is the known one. */
async function readColumns(response: Response, known: string | null): Promise<ReadColumns | null> {
  const etag = response.headers.get('etag');
  if (etag !== null && etag === known) {
    await response.body?.cancel();
    return null;
  }
  const goals: ListedGoal[] = [];
  let end: { readonly when_updated: string | null } | null = null;
  await readLines<GoalColumnsLine>(response, (line) => {
    if ('goals' in line) goals.push(...decodeGoalColumns(line.goals));
    if ('when_updated' in line) end = line;
  });
  return { goals, ...ended(end), etag };
}

/** Without its last line the answer was cut off. */
function ended(end: { readonly when_updated: string | null } | null): Pick<ReadColumns, 'updatedAt'> {
  if (end === null) throw new RangeError('The goals of the plan are not whole.');
  return { updatedAt: end.when_updated };
}
