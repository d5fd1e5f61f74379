import { useQueryClient } from '@tanstack/react-query';
import { workItemPath, workPath } from '#contract/addresses.ts';
import type { DecisionPatch, InitiativePatch, MilestonePatch, WorkNoun } from '#contract/work.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';

type Patches = {
  readonly initiatives: InitiativePatch;
  readonly milestones: MilestonePatch;
  readonly decisions: DecisionPatch;
};

export type SaveWork = {
  /** `id` null makes a new one. */
  save<Noun extends WorkNoun>(noun: Noun, id: string | null, body: Patches[Noun], text: string): Promise<void>;
  archive(noun: WorkNoun, id: string, text: string): Promise<void>;
};

/** Writes work of the plan, fetches it again and offers undo. Throws ApiError. */
export function useSaveWork(): SaveWork {
  const client = useQueryClient();
  const { plan, version: before } = usePlan();
  const planId = plan.id;

  async function send(path: string, method: 'POST' | 'PATCH' | 'DELETE', body: object, text: string) {
    const { version } = await sendJson<{ version: number }>(path, { method, body });
    // No goal shows any of it.
    await refreshPlan(client, planId, []);
    offerPlanUndo(client, { planId, version, text, before });
  }

  return {
    save: (noun, id, body, text) =>
      id === null
        ? send(workPath(planId, noun), 'POST', body, text)
        : send(workItemPath(planId, noun, id), 'PATCH', body, text),
    archive: (noun, id, text) => send(workItemPath(planId, noun, id), 'DELETE', {}, text),
  };
}
