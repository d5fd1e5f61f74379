import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { mayAtAll } from '#core/access.ts';
import { late } from '#web/base/failure/late.tsx';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';

const LiveHost = late(() => import('./LiveHost.tsx'));

export function LivePlan({ dashboardPlan }: { readonly dashboardPlan: DashboardPlan }) {
  if (!mayAtAll(viewerOf(dashboardPlan), 'followLive')) return null;
  return <LiveHost key={dashboardPlan.plan.id} planId={dashboardPlan.plan.id} version={dashboardPlan.version} />;
}
