import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { goalPath } from '#contract/addresses.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { encodeDate } from '#contract/wire/date.ts';
import { formatTypedDate, readTypedDate } from '#core/calendar/typedDate.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { showSignedOut } from '#web/base/api/signedOut.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { say } from '#web/base/messages/say/nextStep.ts';
import { useAskBeforeLeaving } from '#web/base/navigation/leaving.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';

type Typed = { readonly step: string; readonly due: string };

export type StepDraft = Typed & {
  readonly isChanged: boolean;
  readonly isDayWrong: boolean;
  /** What is wrong with what was typed, or why it could not be saved. */
  readonly error: string | null;
  type(part: Partial<Typed>): void;
  reset(): void;
  /** False where something has to be corrected, or tried again. */
  save(): Promise<boolean>;
};

/** What is typed is kept until it is saved; without that, the fields show what the goal has, whoever changes it. */
export function useStepDraft(goal: DashboardGoal): StepDraft {
  const { plan } = usePlan();
  const client = useQueryClient();
  const stored: Typed = {
    step: goal.nextStep,
    due: goal.nextStepDue === null ? '' : formatTypedDate(goal.nextStepDue, plan.dateFormat),
  };
  const [typed, setTyped] = useState<Typed | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isSending = useRef(false);
  const now = typed ?? stored;
  const isChanged = now.step.trim() !== stored.step || now.due.trim() !== stored.due;
  const day = readTypedDate(now.due, plan.dateFormat);
  const isDayWrong = now.due.trim() !== '' && day === null;
  useAskBeforeLeaving(isChanged);

  async function save() {
    if (!isChanged) {
      setTyped(null);
      return true;
    }
    if (isSending.current) return false;
    if (isDayWrong) {
      setError(say.noDay(datePattern(plan.dateFormat)));
      return false;
    }
    isSending.current = true;
    try {
      const { version } = await sendJson<{ readonly version: number }>(goalPath(plan.id, goal.id), {
        method: 'PATCH',
        body: { next_step: now.step.trim(), next_step_due: encodeDate(day) },
      });
      await refreshPlan(client, plan.id, [goal.id]);
      setTyped((after) => (after === typed ? null : after));
      setError(null);
      offerPlanUndo(client, { planId: plan.id, version, text: say.saved(shownNumber(goal.number)) });
      return true;
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      if (refusal.status === 401) showSignedOut();
      setError(refusalText(refusal, say.unreachable));
      return false;
    } finally {
      isSending.current = false;
    }
  }

  return {
    ...now,
    isChanged,
    isDayWrong: isDayWrong && error !== null,
    error,
    type: (part) => {
      setTyped({ ...now, ...part });
      setError(null);
    },
    reset: () => {
      setTyped(null);
      setError(null);
    },
    save,
  };
}
