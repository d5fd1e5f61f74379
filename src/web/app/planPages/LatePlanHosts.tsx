import { useEffect } from 'react';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { Boundary } from '#web/base/failure/Boundary.tsx';
import { latePart, useLatePart } from '#web/base/loading/latePart.ts';

const TRIED_AGAIN_MS = 10_000;

const part = latePart(
  () => import('#web/pages/planHosts/PlanHosts.tsx'),
  (module) => module.default,
);

/** Shows nothing at first, so where it cannot be loaded it is tried again without a word. */
export function LatePlanHosts({ dashboardPlan }: { readonly dashboardPlan: DashboardPlan }) {
  const PlanHosts = useLatePart(part);
  const isMissing = PlanHosts === null;
  useEffect(() => {
    if (!isMissing) return;
    const timer = window.setInterval(() => part.load().catch(() => null), TRIED_AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [isMissing]);
  return PlanHosts === null ? null : <Boundary>{() => <PlanHosts dashboardPlan={dashboardPlan} />}</Boundary>;
}
