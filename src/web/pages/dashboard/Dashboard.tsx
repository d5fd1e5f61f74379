import { keepPreviousData, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { printPath, USUAL_REPORT } from '#contract/printedReport.ts';
import { may, mayAtAll } from '#core/access.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { Boundary } from '#web/base/failure/Boundary.tsx';
import { late } from '#web/base/failure/late.tsx';
import { useCommands } from '#web/base/keys/commands.ts';
import { latePart } from '#web/base/loading/latePart.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say.ts';
import { CheckInHost } from '#web/goal/checkIn/CheckInHost.tsx';
import { openGoalForm } from '#web/goal/form/openGoalForm.ts';
import { WhyHost } from '#web/goal/why/WhyHost.tsx';
import { PaletteHost } from '#web/pages/palette/PaletteHost.tsx';
import { ShareButton } from '#web/pages/sharing/ShareButton.tsx';
import { PlanContext } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import frameStyles from '#web/plan/frame/Frame.module.css';
import { InFrame } from '#web/plan/frame/Frame.tsx';
import { FullscreenToggle, useFullscreen } from '#web/plan/frame/FullscreenToggle.tsx';
import { PageMenu } from '#web/plan/frame/PageMenu.tsx';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import { shownYear } from '#web/plan/listing/shownYear.ts';
import { useDashboardState } from '#web/plan/listing/useDashboardState.ts';
import { BandPlace } from '#web/plan/lookBack/BandPlace.tsx';
import { endOfLastMonth } from '#web/plan/lookBack/endOfLastMonth.ts';
import { useSeenPlan } from '#web/plan/lookBack/useSeenPlan.ts';
import { useSavedFilters } from '#web/plan/savedFilters/useSavedFilters.ts';
import { workQuery } from '#web/plan/work/useWork.ts';
import { GoalsPart } from './GoalsPart.tsx';
import { LoadedGoals } from './LoadedGoals.tsx';
import { loadWhenIdle } from './loadWhenIdle.ts';
import { Trail } from './Trail.tsx';

const ComparePart = late(() => import('#web/pages/compare/ComparePart.tsx'));
const GoalFormHost = late(() => import('#web/goal/form/GoalFormHost.tsx'));
const GuideHost = late(() => import('#web/pages/guide/GuideHost.tsx'));
const LookBackBand = late(() => import('#web/plan/lookBack/LookBackBand.tsx'));
const pageItems = latePart(
  () => import('./PageItems.tsx'),
  ({ PageItems }) => PageItems,
);

export function Dashboard({
  dashboardPlan,
  onNamed,
}: {
  readonly dashboardPlan: DashboardPlan;
  /** The plan's name on the day that is shown; null once no day is. */
  readonly onNamed: (name: string | null) => void;
}) {
  const { plan } = dashboardPlan;
  const { state, notices, change } = useDashboardState(plan.dateFormat);
  const mayLookBack = !state.isEmbedded && mayAtAll(viewerOf(dashboardPlan), 'lookBack');
  const isComparing = mayLookBack && state.asOf !== null && state.compareWith !== null;
  // The timeline draws the past day behind today.
  const asOf = mayLookBack && (state.view !== 'timeline' || isComparing) ? state.asOf : null;
  const seen = useSeenPlan(dashboardPlan, asOf);
  const askedYear = state.fiscalYear ?? state.filters?.fiscalYear ?? null;
  const { year, refused } = shownYear(dashboardPlan, { asked: askedYear, asOf });
  const asked = goalsQuery({ planId: plan.id, year, asOf }, seen.plan.goalCount);
  // Goals and work are requested before the rest renders.
  usePrefetchQuery(asked);
  const goals = useQuery({
    ...asked,
    ...(asOf === null ? {} : { placeholderData: keepPreviousData }),
  });
  const criteria = state.filters?.criteria ?? NO_CRITERIA;
  const isOfWork = state.view === 'timeline' || state.view === 'attention' || criteria.work.length > 0;
  useQuery({
    ...workQuery({ planId: plan.id, asOf }),
    enabled: isOfWork && (seen.plan.hasWork ?? false),
    notifyOnChangeProps: [],
  });
  const shown = useMemo(() => ({ ...seen.plan, year, asOf }), [seen.plan, year, asOf]);
  const saved = useSavedFilters(shown, { state, change });
  const name = saved.face.label;
  const fixedToday = dashboardPlan.isTodayFixed
    ? say.frame.today(formatDate(dashboardPlan.today, plan.dateFormat))
    : null;
  const mayGoFullscreen = !state.isEmbedded && mayAtAll(viewerOf(dashboardPlan), 'goFullscreen');
  const mayShare = !state.isEmbedded && may(viewerOf(seen.plan), 'share');
  const isFullscreen = mayGoFullscreen && state.isFullscreen;
  const handleFullscreen = () => change((before) => ({ ...before, isFullscreen: !before.isFullscreen }));
  const handleOpenGoal = (goalId: string) => change((before) => ({ ...before, goalId, chart: null }));
  useFullscreen(isFullscreen, mayGoFullscreen ? handleFullscreen : undefined);
  const mayAdd = !state.isEmbedded && !seen.plan.plan.isArchived && mayAtAll(viewerOf(shown), 'createGoal');
  const page = printPath({
    planId: plan.id,
    filters: state.filters,
    fiscalYear: year,
    shareToken: null,
    language: null,
    shareStyle: null,
    ...USUAL_REPORT,
  });
  useCommands({
    addGoal: mayAdd ? () => openGoalForm({ kind: 'add', parentId: null }) : undefined,
    lookBack: mayLookBack
      ? () =>
          change((before) => ({
            ...before,
            asOf: before.asOf === null ? endOfLastMonth(dashboardPlan.today) : null,
            compareWith: null,
          }))
      : undefined,
    print: state.isEmbedded ? undefined : () => window.open(page, '_blank', 'noopener'),
  });

  const planName = seen.plan.plan.name;
  useEffect(() => {
    document.title = say.dashboard.title(name, planName);
  }, [name, planName]);

  useEffect(() => {
    onNamed(planName);
    return () => onNamed(null);
  }, [onNamed, planName]);

  useEffect(loadWhenIdle, []);

  return (
    <PlanContext value={shown}>
      <InFrame
        trail={<Trail state={state} saved={saved} />}
        end={
          <>
            {fixedToday !== null && <span className={frameStyles.today}>{fixedToday}</span>}
            <PaletteHost dashboard={{ state, saved, onOpenGoal: handleOpenGoal }} />
            {mayShare && <ShareButton criteria={criteria} />}
            {!state.isEmbedded && (
              <PageMenu part={pageItems}>
                {(PageItems, close) => <PageItems {...{ state }} onChange={change} onClose={close} />}
              </PageMenu>
            )}
          </>
        }
        above={
          <>
            {mayGoFullscreen && (
              <GuideHost
                isDemo={plan.isDemo}
                mayOffer={dashboardPlan.goalCount > 0 && asOf === null && state.goalId === null && !isFullscreen}
              />
            )}
            {goals.data !== undefined && <GoalFormHost prepared={goals.data} />}
            <CheckInHost />
          </>
        }
      />
      {isFullscreen && <FullscreenToggle onToggle={handleFullscreen} />}
      {isFullscreen && <h1 className="visually-hidden">{name}</h1>}
      {asOf !== null && !isComparing && (
        <LookBackBand
          {...{ dashboardPlan, asOf }}
          isLoading={goals.isPlaceholderData}
          onChange={change}
          waiting={<BandPlace />}
        />
      )}
      <WhyHost>
        {isComparing ? (
          <ComparePart {...{ dashboardPlan, state, year }} onChange={change} />
        ) : (
          <GoalsPart goals={goals} criteria={criteria} isHeld={saved.isOpening || seen.isLoading}>
            {(prepared) => (
              <Boundary shows={state}>
                {() => <LoadedGoals {...{ prepared, state, notices, saved }} refusedYear={refused} onChange={change} />}
              </Boundary>
            )}
          </GoalsPart>
        )}
      </WhyHost>
    </PlanContext>
  );
}
