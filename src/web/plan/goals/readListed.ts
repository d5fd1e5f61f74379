import type { QueryClient } from '@tanstack/react-query';
import { builtUp } from './builtUp.ts';
import { fetchGoals } from './fetchGoals.ts';
import { type GoalsScope, goalsKey } from './goalsScope.ts';
import type { PlanGoals } from './planGoals.ts';
import { readColumns } from './readColumns.ts';
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
