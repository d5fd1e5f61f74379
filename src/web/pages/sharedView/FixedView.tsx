import { useEffect, useMemo } from 'react';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import type { DashboardPlan, SharedView } from '#contract/plan/dashboardPlan.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { late } from '#web/base/failure/late.tsx';
import { useCommands } from '#web/base/keys/commands.ts';
import { KeysHost } from '#web/base/keys/KeysHost.tsx';
import { say } from '#web/base/messages/say/sharedView.ts';
import { Notice } from '#web/base/notices/Notice.tsx';
import { OpenDetail } from '#web/goal/detail/OpenDetail.tsx';
import { WhyHost } from '#web/goal/why/WhyHost.tsx';
import { GoalCards } from '#web/pages/dashboard/GoalCards.tsx';
import { GoalsPart } from '#web/pages/dashboard/GoalsPart.tsx';
import { useFocusAfterCollapse } from '#web/pages/dashboard/useFocusAfterCollapse.ts';
import { mostAreWithoutFigures } from '#web/pages/firstSight/isWithoutFigures.ts';
import { isGone } from '#web/pages/shareParts/isGone.ts';
import { ShareGone } from '#web/pages/shareParts/ShareGone.tsx';
import { fixedState } from '#web/pages/shareParts/shownState.ts';
import { useSharedGoals } from '#web/pages/shareParts/useSharedGoals.ts';
import { PlanContext } from '#web/plan/currentPlan/PlanContext.ts';
import dashboardStyles from '#web/plan/frame/PageColumn.module.css';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { isListed } from '#web/plan/listing/listing.ts';
import { type ChangeDashboard, useDashboardState } from '#web/plan/listing/useDashboardState.ts';
import { useListing } from '#web/plan/listing/useListing.ts';
import { useOpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { FixedChips } from './FixedChips.tsx';
import { SharedFrame } from './SharedFrame.tsx';
import { SharedHeader } from './SharedHeader.tsx';

const FirstSight = late(() => import('#web/pages/firstSight/FirstSight.tsx'));

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
    document.title = say.title(plan.name, plan.company === plan.name ? '' : plan.company);
  }, [plan.name, plan.company]);

  if (isGone(goals.error)) return <ShareGone />;
  return (
    <PlanContext value={shownPlan}>
      <SharedFrame
        header={view.style === 'static' ? <SharedHeader plan={plan} updatedAt={goals.data?.updatedAt ?? null} /> : null}
      >
        {view.style === 'chips' && <h1 className="visually-hidden">{plan.name}</h1>}
        <WhyHost>
          <GoalsPart goals={goals} criteria={view.filters.criteria} isHeld={false}>
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
  const { distribution } = listing.view;
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
        {mostAreWithoutFigures(distribution) && <FirstSight state={state} distribution={distribution} />}
        {listing.goals.length === 0 ? (
          <Notice icon="dashboard" title={say.nothing} text={say.nothingText} />
        ) : (
          <GoalCards listing={listing} groups={null} prepared={prepared} state={state} opened={opened} />
        )}
      </div>
      <OpenDetail goals={listing.goals} prepared={prepared} state={state} opened={opened} />
    </>
  );
}
