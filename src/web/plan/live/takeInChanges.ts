import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '#contract/liveEvent.ts';
import { refreshGoals } from '#web/plan/goals/refreshGoals.ts';

/**
 * Brings the page's copy of a plan up to what changes tell, one after the other: of changed goals and those above them
 * only these are asked for again. Changes that come while an answer is awaited are gathered into the next question.
 * @param onTaken told of each change once its goals are there
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

/** Null: all. */
function goalsOf(changes: readonly LiveChange[]): string[] | null {
  const all = new Set<string>();
  for (const { goals } of changes) {
    if (goals === null) return null;
    for (const id of goals) all.add(id);
  }
  return [...all];
}

/** Beside the goals themselves, what is kept of one of them has its id in its key (comments, history, why); else it is of the plan. */
async function takeIn(
  { client, planId }: { readonly client: QueryClient; readonly planId: string },
  goals: LiveChange['goals'],
): Promise<void> {
  await refreshGoals(client, planId, { goals });
  await client.invalidateQueries({
    predicate: ({ queryKey }) => {
      if (REFRESHED.includes(queryKey[0]) || queryKey[1] !== planId) return false;
      return goals === null || goals.some((id) => queryKey.includes(id));
    },
  });
}

/** Refreshing the goals has seen to these. */
const REFRESHED: readonly unknown[] = ['goals', 'plan'];
