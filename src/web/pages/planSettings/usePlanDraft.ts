import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planPath } from '#contract/addresses.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import {
  type PlanPatch,
  type Redating,
  redatingSchema,
  type StatusMoves,
  statusMovesSchema,
} from '#contract/planCalls.ts';
import type { Plan } from '#core/plan/plan.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { isConflict } from '#web/base/api/conflict.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { planQuery } from '#web/base/api/queries.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import {
  changedFields,
  type DraftField,
  type DraftProblem,
  draftOf,
  type PlanDraft,
  patchOf,
  problemsIn,
} from './planDraft.ts';
import { settingsConflict } from './settingsConflict.ts';

export type PlanEditing = {
  readonly plan: Plan;
  readonly draft: PlanDraft;
  readonly changed: readonly DraftField[];
  readonly problems: Partial<Record<DraftField, DraftProblem>>;
  readonly error: string | null;
  readonly isSaving: boolean;
  /** Saving waits for an answer. */
  readonly asked: AskedFirst | null;
  set<Field extends DraftField>(field: Field, value: PlanDraft[Field]): void;
  discard(): void;
  save(agreed: Agreed): Promise<void>;
  refuse(): void;
};

/** The server asks before saving whether stored figures and statuses may change. */
export type AskedFirst = { readonly agreed: Agreed } & (
  | { readonly redating: Redating }
  | { readonly moving: StatusMoves }
);

type Agreed = Pick<PlanPatch, 'redate' | 'move_statuses'>;

export function usePlanDraft({ plan, version }: Pick<DashboardPlan, 'plan' | 'version'>): PlanEditing {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Partial<PlanDraft>>({});
  /** The settings when typing began; after a conflict as they were shown then. */
  const [seen, setSeen] = useState<Pick<DashboardPlan, 'plan' | 'version'> | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [asked, setAsked] = useState<AskedFirst | null>(null);
  const draft: PlanDraft = { ...draftOf(plan), ...typed };

  function discard() {
    setTyped({});
    setSeen(null);
    setError(null);
  }

  async function save(agreed: Agreed) {
    setSaving(true);
    setError(null);
    setAsked(null);
    try {
      const body = { ...patchOf(plan, draft), ...agreed };
      const made = await sendJson<{ version: number }>(planPath(plan.id), {
        method: 'PATCH',
        body,
        ifMatch: seen?.version ?? version,
      });
      await Promise.all([refreshPlan(client, plan.id), client.invalidateQueries({ queryKey: ['plans'] })]);
      setTyped({});
      setSeen(null);
      offerPlanUndo(client, { planId: plan.id, version: made.version, text: say.saved });
    } catch (failure) {
      const first = askedBy(failure, agreed);
      if (first === null) setError((await conflictIn(failure)) ?? refusalText(failure, say.failed));
      else setAsked(first);
    } finally {
      setSaving(false);
    }
  }

  async function conflictIn(failure: unknown): Promise<string | null> {
    if (!isConflict(failure) || seen === null) return null;
    await refreshPlan(client, plan.id);
    const now = client.getQueryData(planQuery(plan.id).queryKey);
    if (now === undefined) return null;
    setSeen(now);
    return settingsConflict(typed, { before: seen.plan, now });
  }

  return {
    plan,
    draft,
    changed: changedFields(plan, draft),
    problems: problemsIn(draft),
    error,
    isSaving,
    asked,
    set: (field, value) => {
      setSeen((before) => before ?? { plan, version });
      setTyped((before) => ({ ...before, [field]: value }));
    },
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
