import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goalPath, planChangesPath } from '#contract/addresses.ts';
import type { WireChanges } from '#contract/change.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { ancestorsOf } from '#core/goal/hierarchy.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { conflictIn } from '#web/base/api/conflict.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { showSignedOut } from '#web/base/api/signedOut.ts';
import { say } from '#web/base/messages/say/cells.ts';
import { useAskBeforeLeaving } from '#web/base/navigation/leaving.ts';
import { refusedField } from '#web/goal/form/refusedField.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import type { CellAction } from './cellAction.ts';
import {
  type CellDraft,
  cellDraftOf,
  cellPatch,
  cellProblem,
  cellText,
  isSameDraft,
  isSamePatch,
} from './cellDraft.ts';

export type CellSave = {
  readonly draft: CellDraft;
  readonly isChanged: boolean;
  readonly isSending: boolean;
  /** What is wrong with what was typed, or why it could not be saved. */
  readonly error: string | null;
  /** What somebody else has set since the cell was opened. */
  readonly theirs: { readonly by: string; readonly text: string } | null;
  type(part: Partial<CellDraft>): void;
  /** False where something has to be corrected or answered first. */
  save(part?: Partial<CellDraft>): Promise<boolean>;
  /** Over what somebody else has set. */
  keepMine(): Promise<boolean>;
};

/** A cell being changed, relative to what it had when it was opened; nothing typed is lost on refusal. */
export function useCellSave({
  goal,
  action,
  name,
  prepared,
  typed,
}: {
  readonly goal: DashboardGoal;
  readonly action: CellAction;
  readonly name: string;
  readonly prepared: PlanGoals;
  /** Typed into the cell before it was open, instead of what it has. */
  readonly typed: Partial<CellDraft>;
}): CellSave {
  const shown = usePlan();
  const { plan } = shown;
  const client = useQueryClient();
  const now = cellDraftOf(action, goal, shown);
  const [opened] = useState({ draft: now, version: shown.version });
  const [draft, setDraft] = useState<CellDraft>({ ...now, ...typed });
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** The plan's version of what others wrote and the reader has answered. */
  const [met, setMet] = useState(opened.version);
  const isChanged = !isSameDraft(draft, opened.draft);
  const isOtherThan = (mine: CellDraft) => !isSameDraft(now, opened.draft) && !isSameDraft(now, mine);
  const isOtherwise = isOtherThan(draft);
  const last = useLastChange(plan.id, { goalId: goal.id, since: opened.version, isAsked: isOtherwise });
  useAskBeforeLeaving(isChanged);

  async function send(next: CellDraft, version: number): Promise<boolean> {
    if (isSending) return false;
    if (isSameDraft(next, now)) return true;
    const problem = cellProblem(action, next, shown);
    setError(problem);
    if (problem !== null) return false;
    const body = cellPatch(action, next, shown);
    if (isSamePatch(body, cellPatch(action, now, shown))) return true;
    setSending(true);
    try {
      const made = await sendJson<{ readonly version: number }>(goalPath(plan.id, goal.id), {
        method: 'PATCH',
        body,
        ifMatch: version,
      });
      const node = prepared.hierarchy.nodes.get(goal.id);
      const above = node === undefined ? [] : ancestorsOf(node).map((each) => each.goal.id);
      await refreshPlan(client, plan.id, [goal.id, ...above]);
      const [before, after] = [now, next].map((each) => short(cellText(action, each, shown)));
      const text = say.changed(shownNumber(goal.number), name, before ?? '', after ?? '');
      offerPlanUndo(client, { planId: plan.id, version: made.version, text, before: shown.version });
      return true;
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      const conflict = conflictIn(refusal);
      if (refusal.status === 401) showSignedOut();
      if (conflict === null) setError(refusal.status === 0 ? say.unreachable : refusedField(refusal, plan).sentence);
      else {
        setMet(conflict.version);
        await refreshPlan(client, plan.id, [goal.id]);
      }
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    draft,
    isChanged,
    isSending,
    error,
    theirs: isOtherwise
      ? { by: last?.changes[0]?.by ?? say.somebody, text: short(cellText(action, now, shown)) }
      : null,
    type: (part) => {
      setDraft({ ...draft, ...part });
      setError(null);
    },
    save: (part = {}) => {
      const next = { ...draft, ...part };
      setDraft(next);
      // Left as it was: what somebody else has set meanwhile stays.
      if (Object.keys(part).length === 0 && isSameDraft(next, opened.draft)) return Promise.resolve(true);
      return isOtherThan(next) ? Promise.resolve(false) : send(next, opened.version);
    },
    keepMine: () => send(draft, Math.max(met, shown.version, last?.version ?? 0)),
  };
}

/** The last change of a goal since a version of the plan: whose it was, and the version that the reader has seen with it. */
function useLastChange(
  planId: string,
  { goalId, since, isAsked }: { readonly goalId: string; readonly since: number; readonly isAsked: boolean },
): WireChanges | null {
  const query = new URLSearchParams({ goal_id: goalId, since: String(since), limit: '1' });
  const { data } = useQuery({
    queryKey: ['changes', planId, goalId, 'since', String(query)],
    queryFn: ({ signal }) => fetchJson<WireChanges>(`${planChangesPath(planId)}?${query}`, { signal }),
    enabled: isAsked,
  });
  return data ?? null;
}

const LONGEST = 48;

function short(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}
