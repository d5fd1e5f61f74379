import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import { plansQuery, sessionQuery } from '#web/api/queries.ts';
import { late } from '#web/failure/late.tsx';
import { AccountMenu } from '#web/frame/AccountMenu.tsx';
import { Frame } from '#web/frame/Frame.tsx';
import { say as emptyWords } from '#web/messages/emptyStates/say.ts';
import type { PlanBeginning } from '#web/newPlan/makePlan.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './Dashboard.module.css';
import { LoadingPage } from './LoadingPage.tsx';
import { Notice } from './Notice.tsx';
import { RefusedPage } from './RefusedPage.tsx';

const NewPlanDialog = late(() => import('#web/newPlan/NewPlanDialog.tsx'));

/** The way to the member's current plan; the server leads there itself, but for a person who has none. */
export default function HomePage() {
  const plans = useQuery(plansQuery);
  const session = useQuery(sessionQuery);
  const [begin, setBegin] = useState<PlanBeginning | null>(null);
  const current = plans.data?.find((plan) => plan.is_current === 1) ?? plans.data?.[0];

  useEffect(() => {
    if (current !== undefined) window.location.replace(`${planDashboardPath(current.id)}${window.location.search}`);
  }, [current]);

  if (plans.isError) return <RefusedPage isMissing={false} onRetry={() => void plans.refetch()} />;
  if (plans.data === undefined || current !== undefined) return <LoadingPage />;
  return (
    <Frame menu={null} trail={null} end={session.data && <AccountMenu user={session.data.user} note={null} />}>
      <div className={styles.column}>
        <Notice isWholePage icon="dashboard" title={emptyWords.noPlanYet} text={emptyWords.noPlanYetText}>
          <Button look="primary" onClick={() => setBegin('nothing')}>
            {emptyWords.makePlan}
          </Button>
          <Button onClick={() => setBegin('file')}>{emptyWords.bringFile}</Button>
          <Button onClick={() => setBegin('demo')}>{emptyWords.lookAround}</Button>
        </Notice>
        {begin !== null && (
          <Suspense>
            <NewPlanDialog begin={begin} onClose={() => setBegin(null)} />
          </Suspense>
        )}
      </div>
    </Frame>
  );
}
