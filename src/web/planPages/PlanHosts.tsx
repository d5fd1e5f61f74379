import { Suspense } from 'react';
import type { DashboardPlan } from '#contract/dashboardPlan.ts';
import { CheckInHost } from '#web/checkIn/CheckInHost.tsx';
import { late } from '#web/failure/late.tsx';
import { LivePlan } from '#web/live/LivePlan.tsx';
import { UndoHost } from '#web/undo/UndoHost.tsx';

/** By itself: its files are then not among those the first load has to name. */
const OperationsNotice = late(() => import('#web/installation/OperationsNotice.tsx'));

/** What every page of a plan may show on top of itself, and what keeps it up to date; it comes after the page. */
export default function PlanHosts({ dashboardPlan }: { readonly dashboardPlan: DashboardPlan }) {
  return (
    <>
      <CheckInHost />
      <LivePlan dashboardPlan={dashboardPlan} />
      <UndoHost />
      <Suspense>
        <OperationsNotice />
      </Suspense>
    </>
  );
}
