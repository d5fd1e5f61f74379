import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DashboardPlan, SharedView } from '#contract/dashboardPlan.ts';
import { type DashboardState, readDashboardQuery } from '#contract/dashboardUrl.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { shareToken } from '#web/api/shareAccess.ts';
import { GoalsPart } from '#web/dashboard/GoalsPart.tsx';
import { PlanContext } from '#web/dashboard/PlanContext.ts';
import { WholeGoalsContext } from '#web/goals/useWholeGoal.ts';
import { filterNamed } from '#web/savedFilters/savedFilter.ts';
import { savedFiltersQuery } from '#web/savedFilters/savedFiltersQuery.ts';
import { isGone } from '#web/sharedView/isGone.ts';
import { ShareGone } from '#web/sharedView/ShareGone.tsx';
import { dynamicState, dynamicYear, fixedState } from '#web/sharedView/shownState.ts';
import { useSharedGoals } from '#web/sharedView/useSharedGoals.ts';
import { TvBoard } from './TvBoard.tsx';

/** A share on a screen: its cards page by page, of a dynamic one those of a saved filter of its maker. */
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
  const year = view.style === 'dynamic' ? dynamicYear(state, view) : view.fiscalYear;
  const shownPlan = useMemo(() => ({ ...dashboardPlan, year }), [dashboardPlan, year]);
  const goals = useSharedGoals(dashboardPlan, year);

  if (isGone(goals.error)) return <ShareGone />;
  return (
    <PlanContext value={shownPlan}>
      <GoalsPart goals={goals} isHeld={name !== null && saved.isPending}>
        {(prepared) => (
          <WholeGoalsContext value={prepared.wholes}>
            <TvBoard
              prepared={prepared}
              criteria={state.filters?.criteria ?? NO_CRITERIA}
              title={picked?.name ?? null}
            />
          </WholeGoalsContext>
        )}
      </GoalsPart>
    </PlanContext>
  );
}
