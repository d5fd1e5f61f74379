import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { planPagePath } from '#contract/pages.ts';
import { may, mayAtAll } from '#core/access.ts';
import { isOnTeam, subjectOf } from '#core/goal/subject.ts';
import { statusNames } from '#web/base/messages/names/planNames.ts';
import { say } from '#web/base/messages/say/myWork.ts';
import { say as named } from '#web/base/messages/say/named.ts';
import { say as answerWords } from '#web/base/messages/say/waitingAnswers.ts';
import { QueryNotice } from '#web/base/notices/QueryNotice.tsx';
import { buttonClass } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { goalLockBy } from '#web/goal/entries/sheetLock.ts';
import { entryQuery } from '#web/pages/entry/entryQuery.ts';
import { ReminderChoice } from '#web/pages/entry/ReminderChoice.tsx';
import { unitsIn } from '#web/pages/entry/unitsIn.ts';
import { useLiveEntry } from '#web/pages/entry/useLiveEntry.ts';
import { OwnFeeds, useOwnFeeds } from '#web/pages/feeds/OwnFeeds.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { DeclinedList } from '#web/plan/waiting/DeclinedList.tsx';
import { useDeclined } from '#web/plan/waiting/useDeclined.ts';
import { useWaiting, useWaitingByGoal } from '#web/plan/waiting/useWaiting.ts';
import styles from './MyWorkPage.module.css';
import { WaitingLine } from './WaitingLine.tsx';
import { WorkGroup } from './WorkGroup.tsx';
import { WORK_KINDS, workList } from './workList.ts';

export default function MyWorkPage() {
  const shown = usePlan();
  const { plan, openingYear, owners } = shown;
  const viewer = viewerOf(shown);
  const me = owners.members.find(({ id }) => viewer.kind === 'member' && id === viewer.memberId) ?? null;
  const [whose, setWhose] = useState<'mine' | 'department'>('mine');
  const loaded = useQuery(entryQuery(plan.id, openingYear));
  useLiveEntry(plan.id, openingYear);
  const goals = loaded.data?.goals;
  const { data: waiting } = useWaiting();
  const waitingOf = useWaitingByGoal();
  const toAnswer = waiting?.filter(({ may_answer: may }) => may === 1).length ?? 0;
  const declined = useDeclined();
  const feeds = useOwnFeeds(plan.id);
  const declinedId = useId();
  const names = statusNames(plan);
  const nothingText = names === null ? say.nothingText : named.nothingWaits(names);

  const items = useMemo(() => {
    if (goals === undefined) return [];
    const parents = new Set(goals.map(({ parentId }) => parentId));
    const lockOf = goalLockBy(shown);
    const childrenOf = (id: string) => (parents.has(id) ? goals.filter(({ parentId }) => parentId === id) : []);
    return workList({
      goals,
      shown,
      me,
      isTheirs: (goal) =>
        whose === 'mine'
          ? me !== null && isOnTeam(goal, me.id)
          : me?.departmentId != null && subjectOf(goal, owners).departmentId === me.departmentId,
      isEntered: (goal) =>
        goal.actualFormula === null &&
        may(viewerOf(shown), 'enterFigures', subjectOf(goal, owners)) &&
        lockOf(goal, childrenOf(goal.id)) === null,
      waitingOf,
    });
  }, [goals, shown, me, owners, whose, waitingOf]);

  return (
    <div className={styles.page}>
      <div className="cluster">
        {me?.leadsDepartment === true && (
          <Segmented
            label={say.whose}
            options={[
              { value: 'mine', label: say.mine },
              { value: 'department', label: say.department },
            ]}
            chosen={whose}
            onChoose={setWhose}
          />
        )}
        <div className={styles.end}>
          <ReminderChoice planId={plan.id} />
          {mayAtAll(viewer, 'enterFigures') && (
            <a className={buttonClass('secondary')} href={`${planPagePath(plan.id, 'entry')}?owner=mine`}>
              <LateIcon name="table" />
              {say.openSheet}
            </a>
          )}
        </div>
      </div>
      <QueryNotice
        query={loaded}
        failed={say.failed}
        loading={
          <p role="status" className="faint">
            {say.loading}
          </p>
        }
      />
      {loaded.data !== undefined && items.length + declined.length + toAnswer + feeds.length === 0 && (
        <div className={styles.empty}>
          <LateIcon name="check" size={24} />
          <h2 className="title">{say.nothing}</h2>
          <p>{me === null || goals?.every((goal) => !isOnTeam(goal, me.id)) ? say.ownNothing : nothingText}</p>
        </div>
      )}
      <OwnFeeds feeds={feeds} plan={plan} mayOpen={mayAtAll(viewer, 'editPlan')} />
      <WaitingLine planId={plan.id} count={toAnswer} />
      {declined.length > 0 && (
        <section aria-labelledby={declinedId} className={styles.group}>
          <h2 id={declinedId}>
            {answerWords.declinedTitle} <span>{declined.length}</span>
          </h2>
          <DeclinedList figures={declined} unitOf={unitsIn(goals, plan)} hasGoals />
        </section>
      )}
      {WORK_KINDS.map((kind) => (
        <WorkGroup
          key={kind}
          kind={kind}
          items={items.filter(({ reason }) => reason.kind === kind)}
          version={loaded.data?.version ?? 0}
        />
      ))}
    </div>
  );
}
