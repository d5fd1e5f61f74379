import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type DashboardState, readDashboardQuery } from '#contract/dashboardUrl.ts';
import type { DashboardPlan, SharedView } from '#contract/plan/dashboardPlan.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { shareToken } from '#web/base/api/shareAccess.ts';
import { GoalsPart } from '#web/pages/dashboard/GoalsPart.tsx';
import { isGone } from '#web/pages/shareParts/isGone.ts';
import { ShareGone } from '#web/pages/shareParts/ShareGone.tsx';
import { dynamicState, dynamicYear, fixedState } from '#web/pages/shareParts/shownState.ts';
import { useSharedGoals } from '#web/pages/shareParts/useSharedGoals.ts';
import { PlanContext } from '#web/plan/currentPlan/PlanContext.ts';
import { WholeGoalsContext } from '#web/plan/goals/useWholeGoal.ts';
import { filterNamed } from '#web/plan/savedFilters/savedFilter.ts';
import { savedFiltersQuery } from '#web/plan/savedFilters/savedFiltersQuery.ts';
import { TvBoard } from './TvBoard.tsx';

export default function TvView({
  dashboardPlan,
  view,
}: {
  readonly dashboardPlan: DashboardPlan;
  readonly view: SharedView;
}) {
  const { plan, viewer } = dashboardPlan;
  const address = useMemo(() => readDashboardQuery(window.location.search, plan.dateFormat).state, [plan.dateFormat]);
  const name = view.style === 'dynamic' ? address.savedFilter : null;
  const remoteUserId = viewer.kind === 'share' ? viewer.remoteUserId : '';
  const asker = { planId: plan.id, remote: { userId: remoteUserId, shareToken: shareToken ?? '' } };
  const saved = useQuery({ ...savedFiltersQuery(asker, plan.dateFormat), enabled: name !== null });
  const picked = name === null ? undefined : filterNamed(saved.data ?? [], name);
  const state = useMemo(() => {
    if (view.style !== 'dynamic') return fixedState(address, view);
    const filters = picked?.params ?? address.filters;
    return dynamicState({ ...address, savedFilter: null, filters } satisfies DashboardState, view);
  }, [address, picked, view]);
  const criteria = state.filters?.criteria ?? NO_CRITERIA;
  const year = view.style === 'dynamic' ? dynamicYear(state, view) : view.fiscalYear;
  const shownPlan = useMemo(() => ({ ...dashboardPlan, year }), [dashboardPlan, year]);
  const goals = useSharedGoals(dashboardPlan, year);

  if (isGone(goals.error)) return <ShareGone />;
  return (
    <PlanContext value={shownPlan}>
      <GoalsPart goals={goals} criteria={criteria} isHeld={name !== null && saved.isPending}>
        {(prepared) => (
          <WholeGoalsContext value={prepared.wholes}>
            <TvBoard prepared={prepared} criteria={criteria} title={picked?.name ?? null} />
          </WholeGoalsContext>
        )}
      </GoalsPart>
    </PlanContext>
  );
}
