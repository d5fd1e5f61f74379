import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '#contract/liveEvent.ts';
import { refreshGoals } from '#web/plan/goals/refreshGoals.ts';
import { FIGURE_LISTS } from '#web/plan/waiting/figureLists.ts';

/**
 * Applies live changes to the page's copy of a plan, one after the other: only changed goals and their ancestors are
 * fetched. Changes that arrive during a request are batched into the next. `onTaken` is called for each change once
 * its goals are there.
 */
export function createTakeIn(parts: {
  readonly client: QueryClient;
  readonly planId: string;
  readonly onTaken: (change: LiveChange) => void;
}): (change: LiveChange) => void {
  let waiting: LiveChange[] = [];
  let isTaking = false;

  async function takeAll(): Promise<void> {
    while (waiting.length > 0) {
      const changes = waiting;
      waiting = [];
      await takeIn(parts, goalsOf(changes));
      for (const change of changes) parts.onTaken(change);
    }
    isTaking = false;
  }

  return (change) => {
    waiting.push(change);
    if (isTaking) return;
    isTaking = true;
    void takeAll();
  };
}

function goalsOf(changes: readonly LiveChange[]): string[] | null {
  const all = new Set<string>();
  for (const { goals } of changes) {
    if (goals === null) return null;
    for (const id of goals) all.add(id);
  }
  return [...all];
}

/** Queries of one goal have its id in their key (comments, history, why); lists of figures are of any goals. */
async function takeIn(
  { client, planId }: { readonly client: QueryClient; readonly planId: string },
  goals: LiveChange['goals'],
): Promise<void> {
  await refreshGoals(client, planId, { goals });
  await client.invalidateQueries({
    predicate: (query) => {
      const { queryKey } = query;
      if (REFRESHED.includes(queryKey[0]) || queryKey[1] !== planId) return false;
      // The sheet that is shown takes its goals in by itself; one that was left does not.
      if (queryKey[0] === 'entry') return !query.isActive();
      return goals === null || LISTS.includes(queryKey[0]) || goals.some((id) => queryKey.includes(id));
    },
  });
}

/** Refreshed with the goals. */
const REFRESHED: readonly unknown[] = ['goals', 'plan'];

const LISTS: readonly unknown[] = [...FIGURE_LISTS, 'courses', 'work'];
