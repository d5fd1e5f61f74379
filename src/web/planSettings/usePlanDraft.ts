import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planPath } from '#contract/addresses.ts';
import { type Redating, redatingSchema } from '#contract/planDraft.ts';
import type { Plan } from '#core/plan/plan.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { sendJson } from '#web/api/fetchJson.ts';
import { say } from '#web/messages/planSettings/say.ts';
import { offerPlanUndo, refreshPlan } from '#web/undo/planUndo.ts';
import {
  changedFields,
  type DraftField,
  type DraftProblem,
  draftOf,
  type PlanDraft,
  patchOf,
  problemsIn,
} from './planDraft.ts';

export type PlanEditing = {
  readonly plan: Plan;
  readonly draft: PlanDraft;
  readonly changed: readonly DraftField[];
  readonly problems: Partial<Record<DraftField, DraftProblem>>;
  /** Why the server refused it. */
  readonly error: string | null;
  readonly isSaving: boolean;
  /** Stored figures that would move; saving waits for a yes. */
  readonly redating: Redating | null;
  set<Field extends DraftField>(field: Field, value: PlanDraft[Field]): void;
  discard(): void;
  save(redate: boolean): Promise<void>;
  keepDates(): void;
};

/** The settings being edited, from the first key press to the saved plan. */
export function usePlanDraft(plan: Plan): PlanEditing {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Partial<PlanDraft>>({});
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [redating, setRedating] = useState<Redating | null>(null);
  const draft: PlanDraft = { ...draftOf(plan), ...typed };

  function discard() {
    setTyped({});
    setError(null);
  }

  async function save(redate: boolean) {
    setSaving(true);
    setError(null);
    setRedating(null);
    try {
      const body = { ...patchOf(plan, draft), ...(redate && { redate: 1 }) };
      const { version } = await sendJson<{ version: number }>(planPath(plan.id), { method: 'PATCH', body });
      await Promise.all([refreshPlan(client, plan.id), client.invalidateQueries({ queryKey: ['plans'] })]);
      setTyped({});
      offerPlanUndo(client, { planId: plan.id, version, text: say.saved });
    } catch (failure) {
      const moved = movedBy(failure);
      if (moved === null) setError(reasonOf(failure));
      else setRedating(moved);
    } finally {
      setSaving(false);
    }
  }

  return {
    plan,
    draft,
    changed: changedFields(plan, draft),
    problems: problemsIn(draft),
    error,
    isSaving,
    redating,
    set: (field, value) => setTyped((before) => ({ ...before, [field]: value })),
    discard,
    save,
    keepDates: () => setRedating(null),
  };
}

function movedBy(error: unknown): Redating | null {
  if (!(error instanceof ApiError) || error.code !== 'redates_figures') return null;
  return redatingSchema.safeParse(error.details).data ?? null;
}

function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.message !== '' ? error.message : say.failed;
}
