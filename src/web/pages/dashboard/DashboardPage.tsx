import { useQuery } from '@tanstack/react-query';
import { planQuery, sessionQuery } from '#web/base/api/queries.ts';
import { LoadingPage } from '#web/pages/loading/LoadingPage.tsx';
import { RefusedPage } from '#web/pages/loading/RefusedPage.tsx';
import { whyRefused } from '#web/pages/loading/whyRefused.ts';
import { Dashboard } from './Dashboard.tsx';

export function DashboardPage({ planId }: { readonly planId: string }) {
  const plan = useQuery(planQuery(planId));
  const session = useQuery(sessionQuery);

  if (plan.data !== undefined && session.data !== undefined) {
    return <Dashboard dashboardPlan={plan.data} user={session.data.user} />;
  }
  const error = plan.error ?? session.error;
  if (error === null) return <LoadingPage />;
  return <RefusedPage why={whyRefused(error)} onRetry={() => void Promise.all([plan.refetch(), session.refetch()])} />;
}
