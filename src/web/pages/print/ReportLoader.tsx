import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { MOST_PRINTED } from '#contract/printedReport.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { shareToken } from '#web/base/api/shareAccess.ts';
import { say } from '#web/base/messages/say/print.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { isGone } from '#web/pages/shareParts/isGone.ts';
import { ShareGone } from '#web/pages/shareParts/ShareGone.tsx';
import { withoutHeadings } from '#web/pages/shareParts/withoutHeadings.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { likelyMisses, prospectsQuery } from '#web/plan/goals/planProspects.ts';
import { goalsAt } from '#web/plan/listing/listing.ts';
import { useListing } from '#web/plan/listing/useListing.ts';
import { NO_WORK, useWork } from '#web/plan/work/useWork.ts';
import { PrintedReport } from './PrintedReport.tsx';
import type { ReportAsked } from './reportAsked.ts';
import { reportQuery } from './reportQuery.ts';
import { Waiting } from './Waiting.tsx';

/** Waits for every listed goal: a report is never printed half. */
export function ReportLoader(asked: ReportAsked) {
  const { plan, year, goalCount, viewer } = usePlan();
  const select = useCallback((all: PlanGoals) => withoutHeadings(all, viewer), [viewer]);
  const goals = useQuery({ ...goalsQuery({ planId: plan.id, year, asOf: null }, goalCount), select });
  if (shareToken !== null && isGone(goals.error)) return <ShareGone />;
  if (goals.data !== undefined) return <ListedReport {...asked} prepared={goals.data} />;
  if (goals.error === null) return <Waiting text={say.preparing} />;
  return (
    <Waiting state="refused">
      <h1 className="visually-hidden">{say.failed}</h1>
      <ErrorBanner title={say.failed} onRetry={() => void goals.refetch()} />
    </Waiting>
  );
}

function ListedReport({ prepared, ...asked }: ReportAsked & { readonly prepared: PlanGoals }) {
  const criteria = asked.filters?.criteria ?? NO_CRITERIA;
  const { listing, isWaiting } = useListing(prepared, criteria);
  const ahead = useQuery({ ...prospectsQuery(usePlan(), prepared), throwOnError: false });
  const ids = useMemo(() => listing.withHeadings.map(({ id }) => id), [listing]);
  const isTooLong = ids.length > MOST_PRINTED;
  const { scope, updatedAt } = prepared;
  const { data: report, error } = useQuery({
    ...reportQuery({ scope, updatedAt, ids, filters: asked.filters }),
    enabled: !isTooLong && !isWaiting,
  });
  const { hasWork = false } = usePlan();
  const work = useWork({ isWanted: hasWork });
  if (isTooLong) return <Waiting state="refused" text={say.tooLong(ids.length, MOST_PRINTED)} />;
  if (error !== null || work.isError) return <Waiting state="refused" text={say.failed} />;
  if (report === undefined || ahead.isPending || work.isLoading) return <Waiting text={say.preparing} />;
  const missing = likelyMisses(goalsAt(prepared, listing.view.counted), ahead.data);
  return (
    <PrintedReport
      {...asked}
      {...{ criteria, prepared, listing, missing }}
      whole={report}
      work={work.data ?? NO_WORK}
    />
  );
}
