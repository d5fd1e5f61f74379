import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import { planPagePath } from '#contract/pages.ts';
import { may, mayAtAll } from '#core/access.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { isOnTeam, subjectOf } from '#core/goal/subject.ts';
import { formatNearDay } from '#web/base/messages/formats.ts';
import { say as attentionWords } from '#web/base/messages/say/attention.ts';
import { say } from '#web/base/messages/say/myWork.ts';
import { say as answerWords } from '#web/base/messages/say/waitingAnswers.ts';
import { QueryNotice } from '#web/base/notices/QueryNotice.tsx';
import { buttonClass } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { goalLockBy } from '#web/goal/entries/sheetLock.ts';
import { entryQuery } from '#web/pages/entry/book/entryQuery.ts';
import { useLiveEntry } from '#web/pages/entry/book/useLiveEntry.ts';
import { unitsIn } from '#web/pages/entry/cell/unitsIn.ts';
import { ReminderChoice } from '#web/pages/entry/upkeep/ReminderChoice.tsx';
import { OwnFeeds, useOwnFeeds } from '#web/pages/feeds/OwnFeeds.tsx';
import { attentionQuery } from '#web/plan/attention/attentionQuery.ts';
import { attentionRows, attentionSums } from '#web/plan/attention/attentionRows.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { latestOf } from '#web/plan/goals/planGoals.ts';
import { useDashboardState } from '#web/plan/listing/useDashboardState.ts';
import { useOpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { DeclinedList } from '#web/plan/waiting/DeclinedList.tsx';
import { useDeclined } from '#web/plan/waiting/useDeclined.ts';
import { useWaiting, useWaitingByGoal } from '#web/plan/waiting/useWaiting.ts';
import { NO_WORK, useWork } from '#web/plan/work/useWork.ts';
import { workToDo } from '#web/plan/work/workToDo.ts';
import { AttentionGroup } from './AttentionGroup.tsx';
import { GoalOver } from './GoalOver.tsx';
import styles from './MyWorkPage.module.css';
import { OtherGoals } from './OtherGoals.tsx';
import { OwnWork } from './OwnWork.tsx';
import { WaitingLine } from './WaitingLine.tsx';
import { WorkGroup } from './WorkGroup.tsx';
import { workList } from './workList.ts';
import { workParts } from './workParts.ts';

export default function MyWorkPage() {
  const shown = usePlan();
  const { plan, openingYear, owners, today } = shown;
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
  const { data: work = NO_WORK } = useWork({ isWanted: shown.hasWork ?? false });
  const toDo = workToDo(work, {
    isTheirs: ({ ownerId, departmentId }) =>
      me !== null && (whose === 'mine' ? ownerId === me.id : departmentId !== null && departmentId === me.departmentId),
    today,
  });
  const declinedId = useId();
  const { data: standings } = useQuery({
    ...attentionQuery(
      { planId: plan.id, year: openingYear, asOf: null },
      { of: 'all', criteria: NO_CRITERIA, updatedAt: goals === undefined ? null : latestOf(goals) },
    ),
    enabled: goals !== undefined,
  });

  const own = useMemo(
    () =>
      (goals ?? []).filter((goal) =>
        whose === 'mine'
          ? me !== null && isOnTeam(goal, me.id)
          : me?.departmentId != null && subjectOf(goal, owners).departmentId === me.departmentId,
      ),
    [goals, whose, me, owners],
  );
  const items = useMemo(() => {
    if (goals === undefined) return [];
    const parents = new Set(goals.map(({ parentId }) => parentId));
    const lockOf = goalLockBy(shown);
    const childrenOf = (id: string) => (parents.has(id) ? goals.filter(({ parentId }) => parentId === id) : []);
    const ids = new Set(own.map(({ id }) => id));
    return workList({
      goals,
      shown,
      me,
      isTheirs: ({ id }) => ids.has(id),
      isEntered: (goal) =>
        goal.actualFormula === null &&
        may(viewerOf(shown), 'enterFigures', subjectOf(goal, owners)) &&
        lockOf(goal, childrenOf(goal.id)) === null,
      waitingOf,
    });
  }, [goals, shown, me, owners, own, waitingOf]);
  const parts = useMemo(() => workParts(own, items), [own, items]);
  const ordered = [
    ...parts.attention,
    ...[...parts.figures, ...parts.answers].map(({ goal }) => goal),
    ...parts.others,
  ];
  const { state, change } = useDashboardState(plan.dateFormat);
  const opened = useOpenGoals(state, ordered, change);
  const mine = new Set(own.map(({ id }) => id));
  const entries = (standings?.worst ?? []).filter(({ id }) => mine.has(id));
  const changes = new Map(entries.flatMap((entry) => attentionRows([entry]).map((row) => [row.id, row] as const)));
  const since = standings === undefined || standings.since_what === 'none' ? null : readIsoDate(standings.since);
  const version = loaded.data?.version ?? 0;
  const hasNoneDue =
    ordered.length > 0 &&
    mayAtAll(viewer, 'enterFigures') &&
    items.every(({ reason }) => reason.kind !== 'due' && reason.kind !== 'stale');
  const workCount = toDo.initiatives.length + toDo.milestones.length;
  const isEmpty = ordered.length + declined.length + toAnswer + feeds.length + workCount === 0;

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
        {since !== null && entries.length > 0 && (
          <p className={styles.since}>
            {attentionWords.since(formatNearDay(since, today, plan.dateFormat), attentionSums(entries))}
          </p>
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
      {loaded.data !== undefined && isEmpty && (
        <div className={styles.empty}>
          <LateIcon name={own.length === 0 ? 'user' : 'check'} size={24} />
          <h2 className="title">{own.length === 0 ? say.noneYours : say.nothing}</h2>
          {own.length === 0 && <p>{say.ownNothing}</p>}
          <a className={buttonClass('secondary')} href={planDashboardPath(plan.id)}>
            {say.toDashboard}
          </a>
        </div>
      )}
      <OwnFeeds feeds={feeds} plan={plan} mayOpen={mayAtAll(viewer, 'editPlan')} />
      <WaitingLine planId={plan.id} count={toAnswer} />
      <AttentionGroup
        goals={parts.attention}
        all={own.filter(({ figures }) => figures.distribution === null && figures.inFiscalYear).length}
        items={items}
        changes={changes}
        version={version}
        opened={opened}
      />
      {declined.length > 0 && (
        <section aria-labelledby={declinedId} className={styles.group}>
          <h2 id={declinedId}>
            {answerWords.declinedTitle} <span>{declined.length}</span>
          </h2>
          <DeclinedList figures={declined} unitOf={unitsIn(goals, plan)} hasGoals />
        </section>
      )}
      <WorkGroup
        title={say.waitingFigure}
        items={parts.figures}
        none={hasNoneDue ? say.noneDue : null}
        version={version}
        opened={opened}
      />
      {(['asked', 'waiting'] as const).map((kind) => (
        <WorkGroup
          key={kind}
          title={say.groups[kind]}
          items={parts.answers.filter(({ reason }) => reason.kind === kind)}
          version={version}
          opened={opened}
        />
      ))}
      <OwnWork toDo={toDo} work={work} />
      <OtherGoals goals={parts.others} opened={opened} />
      <GoalOver goals={ordered} state={state} opened={opened} />
    </div>
  );
}
