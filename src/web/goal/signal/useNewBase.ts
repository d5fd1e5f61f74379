import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newBasePath } from '#contract/addresses.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { NewBase } from '#core/goal/statedParts.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/signal.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';

type Sent = { readonly method: 'PUT' | 'DELETE'; readonly base: NewBase; readonly body: object; readonly text: string };

export function useNewBase(goal: DashboardGoal, onDone: () => void) {
  const { plan, version: ifMatch } = usePlan();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const period = ({ date }: NewBase) => formatPeriod(date, goal.trackingFrequency, plan);

  async function send({ method, base, body, text }: Sent) {
    setSending(true);
    setRefusal(null);
    try {
      const path = newBasePath(plan.id, goal.id, formatIsoDate(base.date));
      const { version } = await sendJson<{ readonly version: number }>(path, { method, body, ifMatch });
      offerPlanUndo(client, { planId: plan.id, version, text });
      onDone();
      await refreshPlan(client, plan.id, [goal.id]);
    } catch (error) {
      setSending(false);
      setRefusal(refusalText(error, say.base.failed));
    }
  }

  return {
    isSending,
    refusal,
    /** `before` is the replaced base; null for a new one. */
    set: (base: NewBase, before: NewBase | null) => {
      const replaces = before === null ? {} : { replaces: formatIsoDate(before.date) };
      const body = { reason: base.reason, ...replaces };
      return send({ method: 'PUT', base, body, text: say.base.wasSet(period(base)) });
    },
    remove: (base: NewBase) => send({ method: 'DELETE', base, body: {}, text: say.base.wasRemoved(period(base)) }),
  };
}
