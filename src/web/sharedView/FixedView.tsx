import { Suspense, useEffect, useMemo } from 'react';
import type { DashboardPlan, SharedView } from '#contract/dashboardPlan.ts';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { viewCount } from '#core/view/viewCount.ts';
import dashboardStyles from '#web/dashboard/Dashboard.module.css';
import { GoalCards } from '#web/dashboard/GoalCards.tsx';
import { GoalsPart } from '#web/dashboard/GoalsPart.tsx';
import { isListed } from '#web/dashboard/listing.ts';
import { Notice } from '#web/dashboard/Notice.tsx';
import { OpenDetail } from '#web/dashboard/OpenDetail.tsx';
import { PlanContext } from '#web/dashboard/PlanContext.ts';
import { type ChangeDashboard, useDashboardState } from '#web/dashboard/useDashboardState.ts';
import { useFocusAfterCollapse } from '#web/dashboard/useFocusAfterCollapse.ts';
import { useListing } from '#web/dashboard/useListing.ts';
import { useOpenGoals } from '#web/dashboard/useOpenGoals.ts';
import { late } from '#web/failure/late.tsx';
import { isWithoutFigures } from '#web/firstSight/isWithoutFigures.ts';
import type { PlanGoals } from '#web/goals/planGoals.ts';
import { useCommands } from '#web/keys/commands.ts';
import { KeysHost } from '#web/keys/KeysHost.tsx';
import { say } from '#web/messages/sharedView/say.ts';
import { WhyHost } from '#web/why/WhyHost.tsx';
import { FixedChips } from './FixedChips.tsx';
import { isGone } from './isGone.ts';
import { SharedFrame } from './SharedFrame.tsx';
import { SharedHeader } from './SharedHeader.tsx';
import { ShareGone } from './ShareGone.tsx';
import { fixedState } from './shownState.ts';
import { useSharedGoals } from './useSharedGoals.ts';

const FirstSight = late(() => import('#web/firstSight/FirstSight.tsx'));

/** A chips or static share: what it was made of, to be looked at. */
export function FixedView({
  dashboardPlan,
  view,
}: {
  readonly dashboardPlan: DashboardPlan;
  readonly view: SharedView;
}) {
  const { plan } = dashboardPlan;
  const { state, change } = useDashboardState(plan.dateFormat);
  const shown = useMemo(() => fixedState(state, view), [state, view]);
  const shownPlan = useMemo(() => ({ ...dashboardPlan, year: view.fiscalYear }), [dashboardPlan, view.fiscalYear]);
  const goals = useSharedGoals(dashboardPlan, view.fiscalYear);

  useEffect(() => {
    document.title = say.title(plan.name, plan.company);
  }, [plan.name, plan.company]);

  if (isGone(goals.error)) return <ShareGone />;
  return (
    <PlanContext value={shownPlan}>
      <SharedFrame
        header={view.style === 'static' ? <SharedHeader plan={plan} updatedAt={goals.data?.updatedAt ?? null} /> : null}
      >
        {view.style === 'chips' && <h1 className="visually-hidden">{plan.name}</h1>}
        <WhyHost>
          <GoalsPart goals={goals} isHeld={false}>
            {(loaded) => <FixedGoals prepared={loaded} state={shown} onChange={change} />}
          </GoalsPart>
        </WhyHost>
      </SharedFrame>
      <KeysHost />
    </PlanContext>
  );
}

function FixedGoals({
  prepared,
  state,
  onChange,
}: {
  readonly prepared: PlanGoals;
  readonly state: DashboardState;
  readonly onChange: ChangeDashboard;
}) {
  const criteria = state.filters?.criteria ?? NO_CRITERIA;
  const { listing } = useListing(prepared, criteria);
  const { health } = viewCount(listing.view);
  const opened = useOpenGoals(state, listing.goals, onChange);
  const isExpanded = isListed(state.cardId, listing);
  const isDetailListed = isListed(state.goalId, listing);
  useFocusAfterCollapse(state.cardId);
  useCommands({
    previous: isExpanded ? () => opened.moveCard('previous') : undefined,
    next: isExpanded ? () => opened.moveCard('next') : undefined,
    previousGoal: isDetailListed ? () => opened.moveDetail('previous') : undefined,
    nextGoal: isDetailListed ? () => opened.moveDetail('next') : undefined,
    close: state.cardId === null ? undefined : opened.collapse,
  });
  return (
    <>
      <div className={dashboardStyles.column}>
        <FixedChips state={state} prepared={prepared} listing={listing} />
        {isWithoutFigures(health.distribution) && (
          <Suspense>
            <FirstSight state={state} waiting={health.distribution.no_figures} />
          </Suspense>
        )}
        {listing.goals.length === 0 ? (
          <Notice icon="dashboard" title={say.nothing} text={say.nothingText} />
        ) : (
          <GoalCards listing={listing} prepared={prepared} state={state} opened={opened} />
        )}
      </div>
      <OpenDetail listing={listing} prepared={prepared} state={state} opened={opened} />
    </>
  );
}
