import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { late } from '#web/base/failure/late.tsx';
import { CheckInHost } from '#web/goal/checkIn/CheckInHost.tsx';
import { LivePlan } from '#web/plan/live/LivePlan.tsx';
import { UndoHost } from '#web/plan/undo/UndoHost.tsx';

/** By itself: its files are then not among those the first load has to name. */
const OperationsNotice = late(() => import('#web/pages/installation/OperationsNotice.tsx'));

/** What every page of a plan may show on top of itself, and what keeps it up to date; it comes after the page. */
export default function PlanHosts({ dashboardPlan }: { readonly dashboardPlan: DashboardPlan }) {
  return (
    <>
      <CheckInHost />
      <LivePlan dashboardPlan={dashboardPlan} />
      <UndoHost />
      <OperationsNotice />
    </>
  );
}
