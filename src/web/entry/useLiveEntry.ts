import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LiveChange } from '#contract/liveEvent.ts';
import { firstAnswer } from '#web/api/firstAnswer.ts';
import { fetchGoals } from '#web/goals/fetchGoals.ts';
import { useLiveChange } from '#web/live/liveChanges.ts';
import { type EntryGoals, entryKey } from './entryQuery.ts';

/** Of more goals than these it is not worth asking one by one. */
const MOST_ASKED = 120;

/** Works what others write into the sheet, by asking for the goals it touched only. */
export function useLiveEntry(planId: string, year: number): void {
  const client = useQueryClient();
  useLiveChange(
    useCallback(
      (change) => {
        last = last.then(() => takeIn(client, { planId, year, change }));
      },
      [client, planId, year],
    ),
  );
}

/** They follow each other, so that no older answer comes after a newer one. */
let last: Promise<void> = Promise.resolve();

async function takeIn(
  client: QueryClient,
  { planId, year, change }: { readonly planId: string; readonly year: number; readonly change: LiveChange },
): Promise<void> {
  const key = entryKey(planId, year);
  await firstAnswer(client.getQueryCache().find({ queryKey: key }));
  const before = client.getQueryData<EntryGoals>(key);
  if (before === undefined || before.version >= change.version) return;
  const { goals: ids } = change;
  // An answer on its way may be older than the change.
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

/** Changes come in their order: what is patched with each is of the version of the last. */
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
