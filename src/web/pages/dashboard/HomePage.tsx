import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addresses, planDashboardPath } from '#contract/addresses.ts';
import { landingPath } from '#contract/landingPath.ts';
import { plansQuery, sessionQuery } from '#web/base/api/queries.ts';
import { late } from '#web/base/failure/late.tsx';
import { say as emptyWords } from '#web/base/messages/say/emptyStates.ts';
import { say } from '#web/base/messages/say.ts';
import { goTo } from '#web/base/navigation/goTo.ts';
import { Notice } from '#web/base/notices/Notice.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { LoadingPage } from '#web/pages/loading/LoadingPage.tsx';
import { RefusedPage } from '#web/pages/loading/RefusedPage.tsx';
import type { PlanBeginning } from '#web/pages/newPlan/makePlan.ts';
import { AccountMenu } from '#web/plan/frame/AccountMenu.tsx';
import { Frame } from '#web/plan/frame/Frame.tsx';
import styles from '#web/plan/frame/PageColumn.module.css';

const NewPlanDialog = late(() => import('#web/pages/newPlan/NewPlanDialog.tsx'));

/** Leads to the plan somebody was in last; where its address is loaded, the server does that itself. */
export default function HomePage() {
  // The plan may be another one than when the list was asked for.
  const asked = useQuery({ ...plansQuery, refetchOnMount: 'always' });
  const plans = { ...asked, data: asked.isFetchedAfterMount ? asked.data : undefined };
  const session = useQuery(sessionQuery);
  const [begin, setBegin] = useState<PlanBeginning | null>(null);
  const current = plans.data?.find((plan) => plan.is_current === 1) ?? plans.data?.[0];

  useEffect(() => {
    document.title = say.product;
  }, []);

  useEffect(() => {
    if (current === undefined) return;
    const { pathname, search } = window.location;
    const isAsked = pathname === addresses.dashboard;
    const path = isAsked ? planDashboardPath(current.id) : landingPath(current.id, current.role);
    void goTo(`${path}${search}`, { replace: true });
  }, [current]);

  const mayMake = session.data?.may_make_plans === 1;

  if (plans.isError) return <RefusedPage why="failed" onRetry={() => void plans.refetch()} />;
  if (plans.data === undefined || current !== undefined) return <LoadingPage />;
  return (
    <Frame menu={null} trail={null} end={session.data && <AccountMenu user={session.data.user} note={null} />}>
      <div className={styles.column}>
        <Notice
          isWholePage
          icon="dashboard"
          title={emptyWords.noPlanYet}
          text={mayMake ? emptyWords.noPlanYetText : emptyWords.askForPlan}
        >
          {mayMake && (
            <>
              <Button look="primary" onClick={() => setBegin('nothing')}>
                {emptyWords.makePlan}
              </Button>
              <Button onClick={() => setBegin('file')}>{emptyWords.bringFile}</Button>
              <Button onClick={() => setBegin('demo')}>{emptyWords.lookAround}</Button>
            </>
          )}
        </Notice>
        {begin !== null && <NewPlanDialog begin={begin} onClose={() => setBegin(null)} />}
      </div>
    </Frame>
  );
}
