import { useCallback, useEffect, useMemo } from 'react';
import type { DashboardPlan, SharedView } from '#contract/dashboardPlan.ts';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import { shareToken } from '#web/api/shareAccess.ts';
import { GoalsPart } from '#web/dashboard/GoalsPart.tsx';
import { LoadedGoals } from '#web/dashboard/LoadedGoals.tsx';
import { PlanContext } from '#web/dashboard/PlanContext.ts';
import { shownYear } from '#web/dashboard/shownYear.ts';
import { YearCrumb } from '#web/dashboard/Trail.tsx';
import { type ChangeDashboard, useDashboardState } from '#web/dashboard/useDashboardState.ts';
import { KeysHost } from '#web/keys/KeysHost.tsx';
import { say } from '#web/messages/sharedView/say.ts';
import { PrintLink } from '#web/print/PrintLink.tsx';
import { DashboardPicker } from '#web/savedFilters/DashboardPicker.tsx';
import { useSavedFilters } from '#web/savedFilters/useSavedFilters.ts';
import { WhyHost } from '#web/why/WhyHost.tsx';
import { isGone } from './isGone.ts';
import { SharedFrame } from './SharedFrame.tsx';
import { SharedHeader } from './SharedHeader.tsx';
import { ShareGone } from './ShareGone.tsx';
import { dynamicState, dynamicYear } from './shownState.ts';
import { useSharedGoals } from './useSharedGoals.ts';

/** A dynamic share: viewers narrow its filters, change the year and use the saved filters of who made it. */
export function DynamicView({
  dashboardPlan,
  view,
}: {
  readonly dashboardPlan: DashboardPlan;
  readonly view: SharedView;
}) {
  const { plan } = dashboardPlan;
  const { state: address, notices, change: changeAddress } = useDashboardState(plan.dateFormat);
  const state = useMemo(() => dynamicState(address, view), [address, view]);
  const change = useChangeOfShown(changeAddress, view);
  const { year, refused } = shownYear(dashboardPlan, { asked: dynamicYear(address, view), asOf: null });
  const shownPlan = useMemo(() => ({ ...dashboardPlan, year }), [dashboardPlan, year]);
  const goals = useSharedGoals(dashboardPlan, year);
  const saved = useSavedFilters(shownPlan, { state, change });

  useEffect(() => {
    document.title = say.title(plan.name, plan.company);
  }, [plan.name, plan.company]);

  if (isGone(goals.error)) return <ShareGone />;
  return (
    <PlanContext value={shownPlan}>
      <SharedFrame
        header={
          <SharedHeader plan={plan} updatedAt={goals.data?.updatedAt ?? null}>
            <YearCrumb state={state} />
            <DashboardPicker saved={saved} />
            <PrintLink
              report={{
                planId: plan.id,
                filters: state.filters,
                fiscalYear: year,
                shareToken,
                shareStyle: view.style,
                language: state.language,
              }}
            />
          </SharedHeader>
        }
      >
        <WhyHost>
          <GoalsPart goals={goals} isHeld={saved.isOpening}>
            {(loaded) => (
              <LoadedGoals
                prepared={loaded}
                state={state}
                notices={notices}
                refusedYear={refused}
                saved={saved}
                onChange={change}
              />
            )}
          </GoalsPart>
        </WhyHost>
      </SharedFrame>
      <KeysHost />
    </PlanContext>
  );
}

/** What is changed is what is seen: the address, held to the share. */
function useChangeOfShown(change: ChangeDashboard, view: SharedView): ChangeDashboard {
  return useCallback(
    (alter, kind) =>
      change((before: DashboardState) => {
        const shown = dynamicState(before, view);
        const next = alter(shown);
        return next === shown ? before : next;
      }, kind),
    [change, view],
  );
}
