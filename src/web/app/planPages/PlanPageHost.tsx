import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PlanPlace } from '#contract/pages.ts';
import { mayAtAll } from '#core/access.ts';
import { planQuery, sessionQuery } from '#web/base/api/queries.ts';
import { late } from '#web/base/failure/late.tsx';
import { KeysHost } from '#web/base/keys/KeysHost.tsx';
import { loadFile } from '#web/base/loading/loadFile.ts';
import { say } from '#web/base/messages/say.ts';
import { viewIsShown, whenIdle } from '#web/base/ui/whenIdle.ts';
import { LoadingPage } from '#web/pages/loading/LoadingPage.tsx';
import { RefusedPage } from '#web/pages/loading/RefusedPage.tsx';
import { whyRefused } from '#web/pages/loading/whyRefused.ts';
import { PaletteHost } from '#web/pages/palette/PaletteHost.tsx';
import { PlanSwitcher } from '#web/pages/planSwitcher/PlanSwitcher.tsx';
import { PlanContext } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { AccountMenu } from '#web/plan/frame/AccountMenu.tsx';
import frameStyles from '#web/plan/frame/Frame.module.css';
import { Frame } from '#web/plan/frame/Frame.tsx';
import { planPages } from '#web/plan/frame/planPages.ts';
import { NotForYou } from './NotForYou.tsx';
import { pageParts } from './pageParts.ts';

const PlanHosts = late(() => import('#web/pages/planHosts/PlanHosts.tsx'));

export default function PlanPageHost({ place }: { readonly place: PlanPlace }) {
  const { planId, page, section } = place;
  const plan = useQuery(planQuery(planId));
  const session = useQuery(sessionQuery);
  const entry = planPages.find((each) => each.page === page);
  const title = say.frame.pages[page];
  const planName = plan.data?.plan.name;

  const isShown = planName !== undefined && session.data !== undefined;

  useEffect(() => {
    if (planName !== undefined) document.title = say.dashboard.title(title, planName);
  }, [title, planName]);

  useEffect(() => {
    if (isShown) viewIsShown();
  }, [isShown]);

  useEffect(() => whenIdle(() => loadFile(() => import('#web/pages/palette/LatePalette.tsx')).catch(() => null)), []);

  if (plan.data === undefined || session.data === undefined) {
    const error = plan.error ?? session.error;
    if (error === null) return <LoadingPage />;
    return (
      <RefusedPage why={whyRefused(error)} onRetry={() => void Promise.all([plan.refetch(), session.refetch()])} />
    );
  }
  const viewer = viewerOf(plan.data);
  if (entry === undefined || page === 'dashboard') return <RefusedPage why="missing" onRetry={() => {}} />;
  const Page = pageParts[page];
  return (
    <PlanContext value={{ ...plan.data, year: plan.data.openingYear }}>
      <Frame
        menu={{ planId, page, viewer }}
        trail={
          <>
            <li data-crumb="1">
              <PlanSwitcher />
            </li>
            <li data-crumb="2">
              <h1 className={frameStyles.crumb}>{title}</h1>
            </li>
          </>
        }
        end={
          <>
            <PaletteHost dashboard={null} />
            <AccountMenu user={session.data.user} note={null} />
          </>
        }
      >
        {mayAtAll(viewer, entry.action) ? <Page section={section} /> : <NotForYou page={page} action={entry.action} />}
      </Frame>
      <KeysHost />
      <PlanHosts dashboardPlan={plan.data} />
    </PlanContext>
  );
}
