import { CHANGE_REASON_HEADER, writeReason } from '#contract/changeReason.ts';
import { closedFigureSchema } from '#contract/closedPeriods.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { decodeDate } from '#contract/wire/date.ts';
import { mayAtAll } from '#core/access.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { planKey } from '#web/base/api/planKey.ts';
import { queryClient } from '#web/base/api/queryClient.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/periods.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { askReason } from './askReason.tsx';

export async function reasonFor(path: string, refusal: ApiError): Promise<Record<string, string>> {
  const plan = queryClient.getQueryData<DashboardPlan>(planKey(planIdIn(path)));
  const closed = closedFigureSchema.safeParse(refusal.details).data;
  if (plan === undefined || closed === undefined) throw refusal;
  const day = formatDate(decodeDate(closed.closed_until), plan.plan.dateFormat);
  const { status, code, details } = refusal;
  const told = new ApiError({ status, code, details, message: say.closedRefusal(day, closed.item) });
  if (!mayAtAll(viewerOf(plan), 'lockPeriods')) throw told;
  const reason = await askReason(say.reasonText(day, closed.item));
  if (reason === null) throw told;
  return { [CHANGE_REASON_HEADER]: writeReason(reason) };
}

function planIdIn(path: string): string {
  return decodeURIComponent(/^\/api\/plans\/([^/?]+)/.exec(path)?.[1] ?? '');
}
