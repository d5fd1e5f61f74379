import { keepPreviousData, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { may, mayAtAll } from '#core/access.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { Boundary } from '#web/base/failure/Boundary.tsx';
import { late } from '#web/base/failure/late.tsx';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say.ts';
import { CheckInHost } from '#web/goal/checkIn/CheckInHost.tsx';
import { WhyHost } from '#web/goal/why/WhyHost.tsx';
import { PaletteHost } from '#web/pages/palette/PaletteHost.tsx';
import { ShareButton } from '#web/pages/sharing/ShareButton.tsx';
import { PlanContext } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import frameStyles from '#web/plan/frame/Frame.module.css';
import { InFrame } from '#web/plan/frame/Frame.tsx';
import { FullscreenToggle, useFullscreen } from '#web/plan/frame/FullscreenToggle.tsx';
import { PrintLink } from '#web/plan/frame/PrintLink.tsx';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import { shownYear } from '#web/plan/listing/shownYear.ts';
import { useDashboardState } from '#web/plan/listing/useDashboardState.ts';
import { BandPlace } from '#web/plan/lookBack/BandPlace.tsx';
import { useSeenPlan } from '#web/plan/lookBack/useSeenPlan.ts';
import { useSavedFilters } from '#web/plan/savedFilters/useSavedFilters.ts';
import { GoalsPart } from './GoalsPart.tsx';
import { LoadedGoals } from './LoadedGoals.tsx';
import { loadWhenIdle } from './loadWhenIdle.ts';
import { Trail } from './Trail.tsx';

const ComparePart = late(() => import('#web/pages/compare/ComparePart.tsx'));
const GoalFormHost = late(() => import('#web/goal/form/GoalFormHost.tsx'));
const GuideHost = late(() => import('#web/pages/guide/GuideHost.tsx'));
const LookBackBand = late(() => import('#web/plan/lookBack/LookBackBand.tsx'));
const LookBackButton = late(() => import('#web/plan/lookBack/LookBackButton.tsx'), 'button');

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
  const asOf = mayLookBack ? state.asOf : null;
  const isComparing = asOf !== null && state.compareWith !== null;
  const seen = useSeenPlan(dashboardPlan, asOf);
  const askedYear = state.fiscalYear ?? state.filters?.fiscalYear ?? null;
  const { year, refused } = shownYear(dashboardPlan, { asked: askedYear, asOf });
  const asked = goalsQuery({ planId: plan.id, year, asOf }, seen.plan.goalCount);
  // Requested before the rest renders.
  usePrefetchQuery(asked);
  const goals = useQuery({
    ...asked,
    ...(asOf === null ? {} : { placeholderData: keepPreviousData }),
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
            {mayLookBack && (
              <LookBackButton
                asOf={asOf}
                today={dashboardPlan.today}
                onChange={change}
                waiting={<span className={frameStyles.place} />}
              />
            )}
            {mayGoFullscreen && <FullscreenToggle isOn={isFullscreen} onToggle={handleFullscreen} />}
            <PrintLink
              isInMenuOnPhones
              report={{
                planId: plan.id,
                filters: state.filters,
                fiscalYear: year,
                shareToken: null,
                language: null,
                shareStyle: null,
              }}
            />
            {mayShare && <ShareButton criteria={state.filters?.criteria ?? NO_CRITERIA} />}
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
      {mayGoFullscreen && <FullscreenToggle isFloating isOn={isFullscreen} onToggle={handleFullscreen} />}
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
          <GoalsPart goals={goals} isHeld={saved.isOpening || seen.isLoading}>
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
