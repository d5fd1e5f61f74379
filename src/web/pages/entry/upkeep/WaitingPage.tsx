import { useQuery } from '@tanstack/react-query';
import { mayAtAll } from '#core/access.ts';
import { say } from '#web/base/messages/say/waiting.ts';
import { QueryNotice } from '#web/base/notices/QueryNotice.tsx';
import { entryQuery } from '#web/pages/entry/book/entryQuery.ts';
import { unitsIn } from '#web/pages/entry/cell/unitsIn.ts';
import { type EntryView, EntryViews } from '#web/pages/entry/tools/EntryViews.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { figureCount } from '#web/plan/waiting/figureCount.ts';
import { useWaiting } from '#web/plan/waiting/useWaiting.ts';
import { WaitingList } from '#web/plan/waiting/WaitingList.tsx';
import { ReminderChoice } from './ReminderChoice.tsx';
import styles from './UpToDatePage.module.css';

/** The figures of the plan that wait for a yes. */
export function WaitingPage({ onView }: { readonly onView: (view: EntryView) => void }) {
  const shown = usePlan();
  const loaded = useWaiting();
  const { data } = loaded;
  const { data: sheet } = useQuery(entryQuery(shown.plan.id, shown.openingYear));
  const unitOf = unitsIn(sheet?.goals, shown.plan);
  const count = figureCount(data ?? []);
  return (
    <div className={styles.page}>
      <div className="cluster">
        <EntryViews chosen="waiting" onChoose={onView} />
        {mayAtAll(viewerOf(shown), 'confirmFigures') && <ReminderChoice planId={shown.plan.id} />}
      </div>
      <QueryNotice query={loaded} failed={say.failed} loading={<p role="status">{say.loading}</p>} />
      {data !== undefined && (
        <>
          <div className={styles.head}>
            <div>
              <h2>{count === 0 ? say.none : say.title(count)}</h2>
              <p>{count === 0 ? say.noneText : say.text(count)}</p>
            </div>
          </div>
          {count > 0 && <WaitingList figures={data} unitOf={unitOf} hasGoals />}
        </>
      )}
    </div>
  );
}
