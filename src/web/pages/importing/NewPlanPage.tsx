import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addresses, CHOSEN_FOR_NEW_PLAN, type ChosenForNewPlan } from '#contract/addresses.ts';
import { sessionQuery } from '#web/base/api/queries.ts';
import { say } from '#web/base/messages/say/newPlan.ts';
import { say as words } from '#web/base/messages/say.ts';
import { LoadingPage } from '#web/pages/loading/LoadingPage.tsx';
import { RefusedPage } from '#web/pages/loading/RefusedPage.tsx';
import { AccountMenu } from '#web/plan/frame/AccountMenu.tsx';
import frameStyles from '#web/plan/frame/Frame.module.css';
import { Frame } from '#web/plan/frame/Frame.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { NewPlanFileStep } from './NewPlanFileStep.tsx';
import styles from './NewPlanPage.module.css';
import { useImport } from './useImport.ts';

/** Makes a plan of a file. There is none before its import is applied, so that the file can say all of it. */
export default function NewPlanPage() {
  const session = useQuery(sessionQuery);
  const importing = useImport();
  const [chosen] = useState(() => readChosen(window.location.search));

  useEffect(() => {
    document.title = `${say.title} · ${words.product}`;
  }, []);

  if (session.isError) return <RefusedPage why="failed" onRetry={() => void session.refetch()} />;
  if (session.data === undefined) return <LoadingPage />;
  return (
    <Frame
      menu={null}
      trail={
        <li data-crumb="2">
          <h1 className={frameStyles.crumb}>{say.title}</h1>
        </li>
      }
      end={<AccountMenu user={session.data.user} note={null} />}
    >
      <div className={styles.page}>
        <ImportSteps importing={importing} title={say.title} closePath={addresses.dashboard}>
          <NewPlanFileStep importing={importing} chosen={chosen} />
        </ImportSteps>
      </div>
    </Frame>
  );
}

/** What the address says was chosen (`newPlanOfFilePath`). */
function readChosen(search: string): ChosenForNewPlan {
  const query = new URLSearchParams(search);
  return Object.fromEntries(CHOSEN_FOR_NEW_PLAN.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
}
