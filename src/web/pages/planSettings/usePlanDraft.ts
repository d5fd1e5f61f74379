import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
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
import { refusalText } from '#web/base/api/refusalText.ts';
import { useMergedDraft } from '#web/base/merging/useMergedDraft.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import {
  changedFields,
  type DraftField,
  type DraftProblem,
  draftOf,
  mergeDraft,
  type PlanDraft,
  patchOf,
  problemsIn,
} from './planDraft.ts';
import { settingsContradictions, settingText } from './settingsContradictions.ts';

export type PlanEditing = {
  readonly plan: Plan;
  readonly draft: PlanDraft;
  readonly changed: readonly DraftField[];
  readonly problems: Partial<Record<DraftField, DraftProblem>>;
  readonly error: string | null;
  readonly isSaving: boolean;
  /** Saving waits for an answer. */
  readonly asked: AskedFirst | null;
  readonly contradictions: readonly string[];
  /** What was typed, by the names of its fields. */
  readonly typedTexts: readonly string[];
  set<Field extends DraftField>(field: Field, value: PlanDraft[Field]): void;
  discard(): void;
  save(agreed: Agreed): Promise<void>;
  keepMine(): Promise<void>;
  takeTheirs(): void;
  refuse(): void;
};

/** The server asks before saving whether stored figures and statuses may change. */
export type AskedFirst = { readonly agreed: Agreed } & (
  | { readonly redating: Redating }
  | { readonly moving: StatusMoves }
);

type Shown = Pick<DashboardPlan, 'plan' | 'version' | 'currentYear'>;

type Agreed = Pick<PlanPatch, 'redate' | 'move_statuses'>;

export function usePlanDraft({ plan, version, currentYear }: Shown): PlanEditing {
  const client = useQueryClient();
  const stored = useMemo(() => draftOf(plan), [plan]);
  const merged = useMergedDraft(stored, mergeDraft);
  const { draft } = merged;
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [asked, setAsked] = useState<AskedFirst | null>(null);

  function discard() {
    merged.discard();
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
        ifMatch: version,
      });
      await Promise.all([refreshPlan(client, plan.id), client.invalidateQueries({ queryKey: ['plans'] })]);
      merged.discard();
      offerPlanUndo(client, { planId: plan.id, version: made.version, text: say.saved });
    } catch (failure) {
      const first = askedBy(failure, agreed);
      if (first !== null) setAsked(first);
      // The plan as it is now says what contradicts, beside Save.
      else if (isConflict(failure)) await refreshPlan(client, plan.id);
      else setError(refusalText(failure, say.failed));
    } finally {
      setSaving(false);
    }
  }

  async function keepMine() {
    merged.keepMine();
    await save({});
  }

  return {
    plan,
    draft,
    changed: changedFields(plan, draft),
    problems: problemsIn(draft),
    error,
    isSaving,
    asked,
    contradictions: settingsContradictions(merged.contradictions, { plan, currentYear, draft, stored }),
    typedTexts: changedFields(plan, draft).map((field) => settingText(field, { plan, currentYear, draft, stored })),
    set: (field, value) => merged.set({ [field]: value }),
    keepMine,
    takeTheirs: merged.takeTheirs,
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
