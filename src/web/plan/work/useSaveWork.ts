import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { workArchivePath, workItemPath, workPath, workRestorePath } from '#contract/addresses.ts';
import type { DecisionPatch, InitiativePatch, MilestonePatch, WorkNoun } from '#contract/work.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.ts';
import { changedByOthers, changedParts } from './changedParts.ts';
import { workQuery } from './useWork.ts';

type Patches = {
  readonly initiatives: InitiativePatch;
  readonly milestones: MilestonePatch;
  readonly decisions: DecisionPatch;
};

export type SaveWork = {
  /**
   * Of one that is changed, `before` is how it was when the form was opened: what differs is written. Null makes a new
   * one. Throws ChangedMeanwhile, once, where somebody else has changed the same since.
   */
  save<Noun extends WorkNoun>(
    noun: Noun,
    before: { readonly id: string } | null,
    body: Patches[Noun],
    text: string,
  ): Promise<void>;
  archive(noun: WorkNoun, id: string, text: string): Promise<void>;
  restore(noun: WorkNoun, id: string, text: string): Promise<void>;
  /** All or none; for all of them one undo is offered. */
  changeInitiatives(changes: readonly (InitiativePatch & { readonly id: string })[], text: string): Promise<void>;
  archiveInitiatives(ids: readonly string[], text: string): Promise<void>;
};

/** Writes work of the plan, fetches it again and offers undo. Throws ApiError and ChangedMeanwhile. */
export function useSaveWork(): SaveWork {
  const client = useQueryClient();
  const { plan, version: versionBefore, asOf = null } = usePlan();
  const planId = plan.id;
  /** By thing and field: what of others somebody has been told of, and writes over by saving again. */
  const told = useRef<ReadonlySet<string>>(new Set());

  async function send(path: string, method: 'POST' | 'PATCH' | 'DELETE', body: object, text: string) {
    const { version } = await sendJson<{ version: number }>(path, { method, body });
    // No goal shows any of it.
    await refreshPlan(client, planId, []);
    offerPlanUndo(client, { planId, version, text, before: versionBefore });
  }

  async function change(noun: WorkNoun, before: { readonly id: string }, body: object, text: string) {
    const parts = changedParts(before, body);
    if (Object.keys(parts).length === 0) return;
    const known: readonly { readonly id: string }[] =
      client.getQueryData(workQuery({ planId, asOf }).queryKey)?.[noun] ?? [];
    const now = known.find(({ id }) => id === before.id) ?? before;
    const fields = changedByOthers(parts, before, now).filter((field) => !told.current.has(`${before.id} ${field}`));
    if (fields.length > 0) {
      told.current = new Set([...told.current, ...fields.map((field) => `${before.id} ${field}`)]);
      throw new ChangedMeanwhile(fields);
    }
    await send(workItemPath(planId, noun, before.id), 'PATCH', parts, text);
  }

  return {
    save: (noun, before, body, text) =>
      before === null ? send(workPath(planId, noun), 'POST', body, text) : change(noun, before, body, text),
    archive: (noun, id, text) => send(workItemPath(planId, noun, id), 'DELETE', {}, text),
    restore: (noun, id, text) => send(workRestorePath(planId, noun, id), 'POST', {}, text),
    changeInitiatives: (changes, text) => send(workPath(planId, 'initiatives'), 'PATCH', changes, text),
    archiveInitiatives: (ids, text) => send(workArchivePath(planId, 'initiatives'), 'POST', { ids }, text),
  };
}
