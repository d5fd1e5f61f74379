import { useCallback, useEffect, useMemo } from 'react';
import type { DashboardPlan, SharedView } from '#contract/dashboardPlan.ts';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
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
import chipStyles from './FixedChips.module.css';
import { CriteriaChips } from './FixedChips.tsx';
import { isGone } from './isGone.ts';
import { SharedFrame } from './SharedFrame.tsx';
import { SharedHeader } from './SharedHeader.tsx';
import { ShareGone } from './ShareGone.tsx';
import { dynamicState, dynamicYear, fixedCriteria, ownState } from './shownState.ts';
import { useSharedGoals } from './useSharedGoals.ts';

/**
 * A dynamic share: what it is held to is said and stays; viewers narrow it, change the year and use the saved filters of
 * who made it.
 */
export function DynamicView({
  dashboardPlan,
  view,
}: {
  readonly dashboardPlan: DashboardPlan;
  readonly view: SharedView;
}) {
  const { plan } = dashboardPlan;
  const { state: address, notices, change: changeAddress } = useDashboardState(plan.dateFormat);
  const state = useMemo(() => ownState(address, view), [address, view]);
  const held = useMemo(() => heldBy(address, view), [address, view]);
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
                filters: held.filters,
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
                held={{
                  criteria: held.criteria,
                  chips: (
                    <ul className={chipStyles.held} aria-label={say.shown}>
                      <CriteriaChips criteria={held.fixed} prepared={loaded} />
                    </ul>
                  ),
                }}
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

/** The filters of what is listed, and of those the ones that the viewer cannot take away. */
function heldBy(address: DashboardState, view: SharedView) {
  const { filters } = dynamicState(address, view);
  return { filters, criteria: filters?.criteria ?? NO_CRITERIA, fixed: fixedCriteria(address, view) };
}

/** What is changed is what the viewer chose. */
function useChangeOfShown(change: ChangeDashboard, view: SharedView): ChangeDashboard {
  return useCallback(
    (alter, kind) =>
      change((before: DashboardState) => {
        const shown = ownState(before, view);
        const next = alter(shown);
        return next === shown ? before : next;
      }, kind),
    [change, view],
  );
}
