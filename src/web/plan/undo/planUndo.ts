import type { QueryClient } from '@tanstack/react-query';
import { planUndoPath } from '#contract/addresses.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { planGoalsKey } from '#web/plan/goals/goalsScope.ts';
import { refreshGoals } from '#web/plan/goals/refreshGoals.ts';
import { offerUndo } from './undoOffer.ts';

type PlanChange = {
  readonly planId: string;
  readonly version: number;
  readonly text: string;
  /** The version before it was sent: a change that changes nothing keeps it, and the last one is somebody else's. */
  readonly before?: number;
};

/** For a change of a plan: the server undoes it, and what is shown is fetched again. */
export function offerPlanUndo(client: QueryClient, { planId, version, text, before = 0 }: PlanChange): void {
  if (version <= before) {
    offerUndo({ text, undo: null });
    return;
  }
  offerUndo({
    text,
    undo: async () => {
      await sendJson(planUndoPath(planId, version), { body: {} });
      await refreshPlan(client, planId);
    },
  });
}

/** After a write: fetches the plan and its goals again, only those it can have altered where `goals` names them. */
export async function refreshPlan(
  client: QueryClient,
  planId: string,
  goals: readonly string[] | null = null,
): Promise<void> {
  const isOther = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queryKey.includes(planId) && queryKey[0] !== planGoalsKey(planId)[0];
  await Promise.all([
    client.invalidateQueries({ predicate: isOther }),
    refreshGoals(client, planId, { goals: goals && [...goals] }),
  ]);
}
