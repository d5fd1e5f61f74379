import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '#contract/liveEvent.ts';
import { firstAnswer } from '#web/base/api/firstAnswer.ts';
import { fetchGoals } from '#web/plan/goals/fetchGoals.ts';
import { type EntryGoals, entryKey } from './entryQuery.ts';

/** More goals are not fetched one by one. */
const MOST_ASKED = 120;

/** Updates the sheet of a year after a change by fetching the goals it touched. What could not be fetched is marked stale. */
export async function takeInEntries(
  client: QueryClient,
  {
    planId,
    year,
    change,
  }: {
    readonly planId: string;
    readonly year: number;
    readonly change: Pick<LiveChange, 'goals' | 'version'>;
  },
): Promise<void> {
  const key = entryKey(planId, year);
  await firstAnswer(client.getQueryCache().find({ queryKey: key }));
  const before = client.getQueryData<EntryGoals>(key);
  if (before === undefined || before.version >= change.version) return;
  const { goals: ids } = change;
  // An answer in flight may be older than the change.
  const isOnItsWay = client.isFetching({ queryKey: key }) > 0;
  const changed =
    ids === null || ids.length > MOST_ASKED || isOnItsWay
      ? null
      : await fetchGoals({ planId, year, asOf: null }, { ids }).catch(() => null);
  if (ids === null || changed === null) {
    await client.invalidateQueries({ queryKey: key });
    return;
  }
  client.setQueryData<EntryGoals>(key, (now) => now && patched(now, { ids, changed, version: change.version }));
}

/** Changes are in order: what is patched has the version of the last. */
function patched(
  now: EntryGoals,
  {
    ids,
    changed,
    version,
  }: { readonly ids: readonly string[]; readonly changed: EntryGoals['goals']; readonly version: number },
): EntryGoals {
  const fresh = new Map(changed.map((goal) => [goal.id, goal]));
  const asked = new Set(ids);
  const kept = now.goals.flatMap((goal) => (asked.has(goal.id) ? (fresh.get(goal.id) ?? []) : goal));
  const known = new Set(now.goals.map(({ id }) => id));
  return {
    goals: [...kept, ...changed.filter(({ id }) => !known.has(id))],
    version: Math.max(version, now.version),
  };
}
