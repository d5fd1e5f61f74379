import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goalPath, planGoalsPath } from '#contract/addresses.ts';
import { FIGURE_LEAVES } from '#contract/figureLeave.ts';
import type { GoalPatch } from '#contract/goalCalls.ts';
import { type Redating, redatingSchema } from '#contract/planCalls.ts';
import { TRACKING_FREQUENCIES, type TrackingFrequency } from '#core/calendar/period.ts';
import { confirmersOf, isHeldForApproval } from '#core/goal/figureFields.ts';
import { ancestorsOf } from '#core/goal/hierarchy.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import type { Member } from '#core/plan/owners.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { say as checkInWords } from '#web/base/messages/say/checkIn.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { unlikelyPeriods } from '#web/goal/entries/unlikelyPeriods.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import { goalConflictIn } from './goalConflict.ts';
import { type GoalDraft, type GoalField, newDraft } from './goalDraft.ts';
import { goalPatchOf } from './goalPatch.ts';
import { type GoalProblems, problemsOf } from './goalProblems.ts';
import { measuredDraft } from './measuredDraft.ts';
import { type RefusedField, refusedField } from './refusedField.ts';
import { typedTexts } from './typedTexts.ts';

export type GoalEditing = {
  readonly draft: GoalDraft;
  /** 0 for a goal at the top. */
  readonly depth: number;
  readonly prepared: PlanGoals;
  readonly goalId: string | null;
  readonly year: number;
  readonly hasEntries: boolean;
  /** Stored figures fix the tracking frequency; monthly ones can become quarterly. */
  readonly trackings: readonly TrackingFrequency[];
  /** What the server wants confirmed before monthly figures become quarterly. */
  readonly asked: Redating | null;
  /** Who may change fields of figures, where that is not the viewer; null where it is. */
  readonly heldBy: readonly Member[] | null;
  readonly isDirty: boolean;
  /** Archived while the form was open. */
  readonly isGone: boolean;
  /** What was typed otherwise than the goal has it, a text each. */
  readonly typed: readonly string[];
  readonly isSaving: boolean;
  readonly problems: GoalProblems;
  readonly refused: RefusedField | null;
  set<Field extends GoalField>(field: Field, value: GoalDraft[Field]): void;
  measureBy(by: MeasuredBy): void;
  /** The saved goal's id; null where something has to be corrected first. */
  save(agreed?: Pick<GoalPatch, 'redate'>): Promise<string | null>;
  refuse(): void;
  startAnother(): void;
};

export type MeasuredBy = 'figures' | 'milestones';

export type EditedGoal = {
  readonly goalId: string | null;
  /** The plan's version of `before`; null for a new goal. */
  readonly version: number | null;
  readonly before: GoalDraft;
  readonly hasEntries: boolean;
  readonly year: number;
  readonly prepared: PlanGoals;
};

/**
 * A goal being edited, from the first key press until it is saved; nothing typed is lost on refusal. Changes are
 * relative to the goal as the form opened with it, whatever others change meanwhile.
 */
export function useGoalDraft({ goalId, version, before: opened, hasEntries, year, prepared }: EditedGoal): GoalEditing {
  const shown = usePlan();
  const { plan, owners } = shown;
  const client = useQueryClient();
  const [before] = useState(opened);
  const [draft, setDraft] = useState(before);
  /** The newest version whose texts were shown: after a conflict that of the others' texts. */
  const [seen, setSeen] = useState(version);
  const [isSaving, setSaving] = useState(false);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<RefusedField | null>(null);
  const [asked, setAsked] = useState<Redating | null>(null);
  /** Saved again after it was asked about. */
  const [isMeant, setMeant] = useState(false);
  const parent = draft.parentId === null ? undefined : prepared.hierarchy.nodes.get(draft.parentId);
  const rolledUpInto = parent !== undefined && isRollupType(parent.goal.rollup) ? parent.goal.span : null;
  const depth = parent === undefined ? 0 : parent.goal.depth + 1;
  const goal = goalId === null ? undefined : prepared.hierarchy.nodes.get(goalId)?.goal;
  const isHeld = goal !== undefined && isHeldForApproval(goal, { plan, owners, viewer: viewerOf(shown) });
  const problems = problemsOf(draft, {
    format: plan.dateFormat,
    rolledUpInto,
    isNew: goalId === null,
    own: { fields: plan.fields, depth },
    ownBefore: before.ownFields,
  });

  function alteredGoals(id: string): string[] {
    const parents = [goalId === null ? draft.parentId : id, draft.parentId].flatMap((each) => {
      const node = each === null ? undefined : prepared.hierarchy.nodes.get(each);
      return node === undefined ? [] : [node.goal.id, ...ancestorsOf(node).map(({ goal }) => goal.id)];
    });
    return [...new Set([id, ...parents])];
  }

  async function save(agreed: Pick<GoalPatch, 'redate'> = {}): Promise<string | null> {
    setTried(true);
    setAsked(null);
    setRefused(null);
    if (Object.keys(problems).length > 0) return null;
    setSaving(true);
    try {
      const options = { year, format: plan.dateFormat, fields: plan.fields, depth };
      const patch = {
        ...goalPatchOf(goalId === null ? emptyAt(draft) : before, draft, options),
        ...(isMeant && { allow: [...FIGURE_LEAVES] }),
      };
      const made = await sendJson<{ id?: string; version: number }>(
        goalId === null ? planGoalsPath(plan.id) : goalPath(plan.id, goalId),
        {
          method: goalId === null ? 'POST' : 'PATCH',
          body: goalId === null ? { ...patch, parent_id: draft.parentId } : { ...patch, ...agreed },
          ifMatch: seen,
        },
      );
      const id = goalId ?? made.id ?? '';
      // Moving a goal changes those below it.
      await refreshPlan(client, plan.id, draft.parentId === before.parentId ? alteredGoals(id) : null);
      const text = goalId === null ? say.added(draft.title.trim()) : say.changed(draft.title.trim());
      offerPlanUndo(client, { planId: plan.id, version: made.version, text });
      return id;
    } catch (error) {
      const redating = redatingAsked(error);
      setAsked(redating);
      if (redating !== null) return null;
      const [unlikely] = unlikelyPeriods(error)?.values() ?? [];
      if (unlikely !== undefined) {
        setMeant(true);
        setRefused({ field: 'yearTarget', sentence: checkInWords.unlikely(unlikely) });
        return null;
      }
      const conflict = goalId === null ? null : goalConflictIn(error, { goalId, plan, owners });
      if (conflict !== null) setSeen(conflict.version);
      setRefused(conflict?.refused ?? refusedField(error, plan));
      return null;
    } finally {
      setSaving(false);
    }
  }

  return {
    draft,
    depth,
    prepared,
    goalId,
    year,
    hasEntries,
    trackings: trackingsOf(before.tracking, hasEntries),
    asked,
    heldBy: isHeld ? confirmersOf(goal, owners) : null,
    isDirty: JSON.stringify(draft) !== JSON.stringify(before),
    isGone: goalId !== null && goal === undefined,
    typed: typedTexts(draft, before),
    isSaving,
    problems: isTried ? problems : {},
    refused,
    set: (field, value) => {
      setDraft((now) => ({ ...now, [field]: value }));
      setRefused(null);
      setMeant(false);
    },
    measureBy: (by) => {
      setDraft((now) => measuredDraft(now, { isByMilestones: by === 'milestones', before }));
      setRefused(null);
    },
    save,
    refuse: () => setAsked(null),
    startAnother: () => {
      setDraft((now) => ({ ...before, parentId: now.parentId, valueType: now.valueType, tracking: now.tracking }));
      setTried(false);
    },
  };
}

function trackingsOf(tracking: TrackingFrequency, hasEntries: boolean): readonly TrackingFrequency[] {
  if (!hasEntries) return TRACKING_FREQUENCIES;
  return tracking === 'monthly' ? ['monthly', 'quarterly'] : [tracking];
}

function redatingAsked(error: unknown): Redating | null {
  if (!(error instanceof ApiError) || error.code !== 'redates_figures') return null;
  return redatingSchema.safeParse(error.details).data ?? null;
}

/** Defaults of a new goal: the spread by itself is no change. */
function emptyAt({ parentId, spread, periods }: GoalDraft): GoalDraft {
  return { ...newDraft(parentId), ...(spread === 'by_hand' && Object.keys(periods).length > 0 ? {} : { spread }) };
}
