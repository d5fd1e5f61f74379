import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { late } from '#web/base/failure/late.tsx';
import { LivePlan } from '#web/plan/live/LivePlan.tsx';
import { OutboxHost } from '#web/plan/outbox/OutboxHost.tsx';
import { UndoHost } from '#web/plan/undo/UndoHost.tsx';

/** Separate, so that the first load need not name its files. */
const OperationsNotice = late(() => import('#web/pages/installation/OperationsNotice.tsx'));

export default function PlanHosts({ dashboardPlan }: { readonly dashboardPlan: DashboardPlan }) {
  return (
    <>
      <LivePlan dashboardPlan={dashboardPlan} />
      <UndoHost />
      <OutboxHost planId={dashboardPlan.plan.id} />
      <OperationsNotice />
    </>
  );
}
