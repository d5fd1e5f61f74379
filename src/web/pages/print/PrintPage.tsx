import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState } from 'react';
import { DEFAULT_DASHBOARD } from '#contract/dashboardUrl.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { readPrint, readPrintQuery } from '#contract/readPrintQuery.ts';
import { planQuery, plansQuery } from '#web/base/api/queries.ts';
import { shareToken, usePassNeeded } from '#web/base/api/shareAccess.ts';
import { say } from '#web/base/messages/say/print.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import NoPlan from '#web/pages/loading/NoPlan.tsx';
import { isGone } from '#web/pages/shareParts/isGone.ts';
import { ShareGone } from '#web/pages/shareParts/ShareGone.tsx';
import { SharePassword } from '#web/pages/shareParts/SharePassword.tsx';
import { dynamicState, dynamicYear, fixedState } from '#web/pages/shareParts/shownState.ts';
import { PlanContext } from '#web/plan/currentPlan/PlanContext.ts';
import { ReportLoader } from './ReportLoader.tsx';
import type { ReportParts } from './reportAsked.ts';
import { Waiting } from './Waiting.tsx';

export default function PrintPage() {
  const named = useMemo(() => readPrintQuery(window.location.search, 'M/D/Y').planId, []);
  // The request for the plans shows the sign-in page.
  const plans = useQuery({ ...plansQuery, enabled: named === null });
  const planId = named ?? plans.data?.find(({ is_current: isCurrent }) => isCurrent === 1)?.id ?? null;
  useLightPaper();
  if (planId !== null) return <PlanReport planId={planId} />;
  if (plans.isError) return <ReportRefused error={plans.error} onRetry={() => void plans.refetch()} />;
  return plans.data === undefined ? <Waiting text={say.preparing} /> : <NoReport />;
}

function PlanReport({ planId }: { readonly planId: string }) {
  const isPassNeeded = usePassNeeded();
  const plan = useQuery(planQuery(planId));
  if (isPassNeeded) return <SharePassword planId={planId} />;
  if (shareToken !== null && isGone(plan.error)) return <ShareGone />;
  if (plan.error !== null) return <ReportRefused error={plan.error} onRetry={() => void plan.refetch()} />;
  return plan.data === undefined ? <Waiting text={say.preparing} /> : <AskedReport dashboardPlan={plan.data} />;
}

function ReportRefused({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (isGone(error)) return <NoReport />;
  return (
    <Waiting state="refused">
      <h1 className="visually-hidden">{say.failed}</h1>
      <ErrorBanner title={say.failed} onRetry={onRetry} />
    </Waiting>
  );
}

function NoReport() {
  return (
    <Waiting state="refused">
      <NoPlan why="missing" />
    </Waiting>
  );
}

function AskedReport({ dashboardPlan }: { readonly dashboardPlan: DashboardPlan }) {
  const { plan, viewer, openingYear } = dashboardPlan;
  const { report: asked, notices } = useMemo(
    () => readPrint(window.location.search, plan.dateFormat),
    [plan.dateFormat],
  );
  const [parts, setParts] = useState<ReportParts>(asked);
  const shown = useMemo(() => {
    const state = { ...DEFAULT_DASHBOARD, filters: asked.filters, fiscalYear: asked.fiscalYear };
    if (viewer.kind === 'member') {
      return { filters: asked.filters, year: asked.fiscalYear ?? asked.filters?.fiscalYear ?? openingYear };
    }
    const { view } = viewer;
    if (view.style !== 'dynamic') return { filters: fixedState(state, view).filters, year: view.fiscalYear };
    return { filters: dynamicState(state, view).filters, year: dynamicYear(state, view) };
  }, [asked, viewer, openingYear]);
  const shownPlan = useMemo(() => ({ ...dashboardPlan, year: shown.year }), [dashboardPlan, shown.year]);
  return (
    <PlanContext value={shownPlan}>
      <ReportLoader
        filters={shown.filters}
        notices={notices}
        parts={parts}
        opensDialog={asked.opensDialog}
        onParts={setParts}
      />
    </PlanContext>
  );
}

/** Always light. */
function useLightPaper(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = 'light';
  }, []);
}
