import { useCallback, useEffect, useMemo } from 'react';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import type { DashboardPlan, SharedView } from '#contract/plan/dashboardPlan.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { NO_GOAL_HAS_WORK } from '#core/filter/workChoice.ts';
import { shareToken } from '#web/base/api/shareAccess.ts';
import { KeysHost } from '#web/base/keys/KeysHost.tsx';
import { say } from '#web/base/messages/say/sharedView.ts';
import { ownParts } from '#web/base/own/ownParts.ts';
import { WhyHost } from '#web/goal/why/WhyHost.tsx';
import { GoalsPart } from '#web/pages/dashboard/GoalsPart.tsx';
import { LoadedGoals } from '#web/pages/dashboard/LoadedGoals.tsx';
import { YearCrumb } from '#web/pages/dashboard/Trail.tsx';
import { isGone } from '#web/pages/shareParts/isGone.ts';
import { ShareGone } from '#web/pages/shareParts/ShareGone.tsx';
import { dynamicState, dynamicYear, fixedCriteria, knownState, ownState } from '#web/pages/shareParts/shownState.ts';
import { useSharedGoals } from '#web/pages/shareParts/useSharedGoals.ts';
import { PlanContext } from '#web/plan/currentPlan/PlanContext.ts';
import { PrintLink } from '#web/plan/frame/PrintLink.tsx';
import { shownYear } from '#web/plan/listing/shownYear.ts';
import { type ChangeDashboard, useDashboardState } from '#web/plan/listing/useDashboardState.ts';
import { DashboardPicker } from '#web/plan/savedFilters/DashboardPicker.tsx';
import { useSavedFilters } from '#web/plan/savedFilters/useSavedFilters.ts';
import chipStyles from './FixedChips.module.css';
import { CriteriaChips } from './FixedChips.tsx';
import { SharedFrame } from './SharedFrame.tsx';
import { SharedHeader } from './SharedHeader.tsx';

export function DynamicView({
  dashboardPlan,
  view,
}: {
  readonly dashboardPlan: DashboardPlan;
  readonly view: SharedView;
}) {
  const { plan } = dashboardPlan;
  const { state: asked, notices, change: changeAddress } = useDashboardState(plan.dateFormat);
  const { fields } = plan;
  const known = useCallback(
    (state: DashboardState) =>
      knownState(state, {
        own: ownParts?.ownFilterOf(fields) ?? null,
        work: view.hidesWork ? null : NO_GOAL_HAS_WORK,
      }),
    [fields, view.hidesWork],
  );
  const address = useMemo(() => known(asked), [known, asked]);
  const state = useMemo(() => ownState(address, view), [address, view]);
  const held = useMemo(() => heldBy(address, view), [address, view]);
  const change = useChangeOfShown(changeAddress, { view, known });
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
          <GoalsPart goals={goals} criteria={held.criteria} isHeld={saved.isOpening}>
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

function heldBy(address: DashboardState, view: SharedView) {
  const { filters } = dynamicState(address, view);
  return { filters, criteria: filters?.criteria ?? NO_CRITERIA, fixed: fixedCriteria(address, view) };
}

function useChangeOfShown(
  change: ChangeDashboard,
  { view, known }: { readonly view: SharedView; readonly known: (state: DashboardState) => DashboardState },
): ChangeDashboard {
  return useCallback(
    (alter, kind) =>
      change((before: DashboardState) => {
        const shown = ownState(known(before), view);
        const next = alter(shown);
        return next === shown ? before : next;
      }, kind),
    [change, view, known],
  );
}
