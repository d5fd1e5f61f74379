import type { QueryClient } from '@tanstack/react-query';
import { goalPath, goalRestorePath, planGoalsPath } from '#contract/addresses.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import { offerUndo } from '#web/plan/undo/undoOffer.ts';
import { refusedField } from './refusedField.ts';

export type ActionPlace = { readonly client: QueryClient; readonly planId: string };

type Named = { readonly id: string; readonly title: string };

export function moveGoal(place: ActionPlace, { id, title }: Named, parentId: string | null): Promise<boolean> {
  return act(place, async () => {
    const body = { parent_id: parentId };
    const { version } = await sendJson<Written>(goalPath(place.planId, id), { method: 'PATCH', body });
    return { version, text: say.moved(title) };
  });
}

export function duplicateGoal(place: ActionPlace, { id, title }: Named): Promise<boolean> {
  return act(place, async () => {
    const { version } = await sendJson<Written>(planGoalsPath(place.planId), { body: { copy_of: id } });
    return { version, text: say.duplicated(title) };
  });
}

export function archiveGoal(place: ActionPlace, { id }: Named): Promise<boolean> {
  return act(place, async () => {
    const { version, ids } = await sendJson<WrittenBranch>(goalPath(place.planId, id), { method: 'DELETE', body: {} });
    return { version, text: say.archived(ids.length) };
  });
}

export function restoreGoal(place: ActionPlace, goalId: string): Promise<boolean> {
  return act(place, async () => {
    const { version, ids } = await sendJson<WrittenBranch>(goalRestorePath(place.planId, goalId), { body: {} });
    return { version, text: say.restored(ids.length) };
  });
}

type Written = { readonly version: number };
type WrittenBranch = Written & { readonly ids: readonly string[] };

/** Offers undo, or shows the refusal. True on success. */
async function act(
  { client, planId }: ActionPlace,
  write: () => Promise<{ readonly version: number; readonly text: string }>,
): Promise<boolean> {
  try {
    const { version, text } = await write();
    await refreshPlan(client, planId);
    offerPlanUndo(client, { planId, version, text });
    return true;
  } catch (error) {
    offerUndo({ text: refusedField(error).sentence, undo: null });
    return false;
  }
}
