import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type PlanPage, type PlanPlace, planPages as rights } from '#contract/pages.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { Session } from '#contract/session.ts';
import { mayAtAll } from '#core/access.ts';
import { planQuery, sessionQuery } from '#web/base/api/queries.ts';
import { Boundary } from '#web/base/failure/Boundary.tsx';
import { late } from '#web/base/failure/late.tsx';
import { KeysHost } from '#web/base/keys/KeysHost.tsx';
import { loadFile } from '#web/base/loading/loadFile.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say.ts';
import { viewIsShown, whenIdle } from '#web/base/ui/whenIdle.ts';
import { CheckInHost } from '#web/goal/checkIn/CheckInHost.tsx';
import { Dashboard } from '#web/pages/dashboard/Dashboard.tsx';
import { LoadingPage } from '#web/pages/loading/LoadingPage.tsx';
import { RefusedPage } from '#web/pages/loading/RefusedPage.tsx';
import { whyRefused } from '#web/pages/loading/whyRefused.ts';
import { PaletteHost } from '#web/pages/palette/PaletteHost.tsx';
import { PlanSwitcher } from '#web/pages/planSwitcher/PlanSwitcher.tsx';
import { PlanContext } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { AccountMenu } from '#web/plan/frame/AccountMenu.tsx';
import frameStyles from '#web/plan/frame/Frame.module.css';
import { Frame, InFrame } from '#web/plan/frame/Frame.tsx';
import { LatePlanHosts } from './LatePlanHosts.tsx';
import { pageParts } from './pageParts.ts';

const NotForYou = late(() => import('./NotForYou.tsx'), 'page');

/** The frame of a plan's pages: it stays, with what follows the plan, while one page gives way to another. */
export function PlanShell({ place, visit }: { readonly place: PlanPlace; readonly visit: number }) {
  const plan = useQuery(planQuery(place.planId));
  const session = useQuery(sessionQuery);
  if (plan.data !== undefined && session.data !== undefined) {
    return <LoadedShell dashboardPlan={plan.data} user={session.data.user} {...{ place, visit }} />;
  }
  const error = plan.error ?? session.error;
  if (error === null) return <LoadingPage />;
  return <RefusedPage why={whyRefused(error)} onRetry={() => void Promise.all([plan.refetch(), session.refetch()])} />;
}

function LoadedShell({
  dashboardPlan,
  user,
  place: { page, section },
  visit,
}: {
  readonly dashboardPlan: DashboardPlan;
  readonly user: Session['user'];
  readonly place: PlanPlace;
  readonly visit: number;
}) {
  const { plan, openingYear } = dashboardPlan;
  const [named, setNamed] = useState<string | null>(null);
  const shown = useMemo(() => ({ ...dashboardPlan, year: openingYear }), [dashboardPlan, openingYear]);
  const note =
    page === 'dashboard' && dashboardPlan.isTodayFixed
      ? say.frame.today(formatDate(dashboardPlan.today, plan.dateFormat))
      : null;

  useEffect(() => {
    document.documentElement.dataset.palette = plan.palette;
  }, [plan.palette]);

  return (
    <PlanContext value={shown}>
      <Frame
        menu={{ planId: plan.id, page, viewer: viewerOf(dashboardPlan), hasWork: dashboardPlan.hasWork ?? false }}
        trail={
          <li data-crumb="1">
            <PlanSwitcher name={named ?? plan.name} />
          </li>
        }
        end={<AccountMenu user={user} note={note} />}
      >
        <Boundary key={visit}>
          {() =>
            page === 'dashboard' ? (
              <Dashboard dashboardPlan={dashboardPlan} onNamed={setNamed} />
            ) : (
              <OtherPage {...{ page, section }} dashboardPlan={dashboardPlan} />
            )
          }
        </Boundary>
      </Frame>
      <KeysHost />
      <LatePlanHosts dashboardPlan={dashboardPlan} />
    </PlanContext>
  );
}

function OtherPage({
  dashboardPlan,
  page,
  section,
}: {
  readonly dashboardPlan: DashboardPlan;
  readonly page: Exclude<PlanPage, 'dashboard'>;
  readonly section: PlanPlace['section'];
}) {
  const { action } = rights[page];
  const title = say.frame.pages[page];
  const planName = dashboardPlan.plan.name;
  const Page = pageParts[page];

  useEffect(() => {
    // Each of the settings has a title of its own.
    if (page !== 'settings') document.title = say.dashboard.title(title, planName);
  }, [page, title, planName]);

  useEffect(viewIsShown, []);

  useEffect(() => whenIdle(() => loadFile(() => import('#web/pages/palette/LatePalette.tsx')).catch(() => null)), []);

  return (
    <>
      <InFrame
        trail={
          <li data-crumb="2">
            <h1 className={frameStyles.crumb}>{title}</h1>
          </li>
        }
        end={<PaletteHost dashboard={null} />}
        above={<CheckInHost />}
      />
      {mayAtAll(viewerOf(dashboardPlan), action) ? (
        <Page section={section} />
      ) : (
        <NotForYou page={page} action={action} />
      )}
    </>
  );
}
