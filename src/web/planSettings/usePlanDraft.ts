import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planPath } from '#contract/addresses.ts';
import {
  type PlanPatch,
  type Redating,
  redatingSchema,
  type StatusMoves,
  statusMovesSchema,
} from '#contract/planDraft.ts';
import type { Plan } from '#core/plan/plan.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { sendJson } from '#web/api/fetchJson.ts';
import { refusalText } from '#web/api/refusalText.ts';
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
  /** What another calendar would move; saving waits for a yes. */
  readonly asked: AskedFirst | null;
  set<Field extends DraftField>(field: Field, value: PlanDraft[Field]): void;
  discard(): void;
  /** With what was said yes to. */
  save(agreed: Agreed): Promise<void>;
  /** No to what is asked. */
  refuse(): void;
};

/** What the server asks before it saves: whether stored figures and whether statuses may move. */
export type AskedFirst = { readonly agreed: Agreed } & (
  | { readonly redating: Redating }
  | { readonly moving: StatusMoves }
);

type Agreed = Pick<PlanPatch, 'redate' | 'move_statuses'>;

/** The settings being edited, from the first key press to the saved plan. */
export function usePlanDraft(plan: Plan): PlanEditing {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Partial<PlanDraft>>({});
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [asked, setAsked] = useState<AskedFirst | null>(null);
  const draft: PlanDraft = { ...draftOf(plan), ...typed };

  function discard() {
    setTyped({});
    setError(null);
  }

  async function save(agreed: Agreed) {
    setSaving(true);
    setError(null);
    setAsked(null);
    try {
      const body = { ...patchOf(plan, draft), ...agreed };
      const { version } = await sendJson<{ version: number }>(planPath(plan.id), { method: 'PATCH', body });
      await Promise.all([refreshPlan(client, plan.id), client.invalidateQueries({ queryKey: ['plans'] })]);
      setTyped({});
      offerPlanUndo(client, { planId: plan.id, version, text: say.saved });
    } catch (failure) {
      const first = askedBy(failure, agreed);
      if (first === null) setError(reasonOf(failure));
      else setAsked(first);
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
    asked,
    set: (field, value) => setTyped((before) => ({ ...before, [field]: value })),
    discard,
    save,
    refuse: () => setAsked(null),
  };
}

function askedBy(error: unknown, agreed: Agreed): AskedFirst | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'redates_figures') {
    const redating = redatingSchema.safeParse(error.details).data;
    return redating === undefined ? null : { agreed: { ...agreed, redate: 1 }, redating };
  }
  if (error.code !== 'moves_statuses') return null;
  const moving = statusMovesSchema.safeParse(error.details).data;
  return moving === undefined ? null : { agreed: { ...agreed, move_statuses: 1 }, moving };
}

function reasonOf(error: unknown): string {
  return refusalText(error, say.failed);
}
