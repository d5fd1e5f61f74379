import { decodeGoalColumns } from '#contract/goalColumns/decodeGoalColumns.ts';
import type { GoalColumnsLine } from '#contract/goalColumns/goalColumns.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { readLines } from '#web/base/api/readLines.ts';

export type ReadColumns = {
  readonly goals: readonly ListedGoal[];
  readonly updatedAt: string | null;
  readonly etag: string | null;
};

/** Every goal of a scope as it is listed, in list order. Null where the answer is the known one. */
export async function readColumns(response: Response, known: string | null): Promise<ReadColumns | null> {
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
