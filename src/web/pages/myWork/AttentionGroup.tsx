import { useId } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { say as attentionWords } from '#web/base/messages/say/attention.ts';
import { say } from '#web/base/messages/say/myWork.ts';
import { say as stepWords } from '#web/base/messages/say/nextStep.ts';
import { commentDay } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { Change } from '#web/goal/card/Change.tsx';
import { standsAt } from '#web/goal/card/standsAt.ts';
import { Trend } from '#web/goal/charts/Trend.tsx';
import { wantComposer } from '#web/goal/comments/wantedComposer.ts';
import { NextStepFields } from '#web/goal/nextStep/NextStepFields.tsx';
import { StepText } from '#web/goal/nextStep/StepText.tsx';
import { useMayEditStep } from '#web/goal/nextStep/useMayEditStep.ts';
import type { AttentionRow } from '#web/plan/attention/attentionRows.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import styles from './MyWorkPage.module.css';
import { reasonText } from './reasonText.ts';
import { WorkField } from './WorkField.tsx';
import { WorkTitle } from './WorkTitle.tsx';
import type { WorkItem } from './workList.ts';

export function AttentionGroup({
  goals,
  all,
  items,
  changes,
  version,
  opened,
}: {
  readonly goals: readonly DashboardGoal[];
  /** How many goals are the reader's at all. */
  readonly all: number;
  readonly items: readonly WorkItem[];
  readonly changes: ReadonlyMap<string, AttentionRow>;
  readonly version: number;
  readonly opened: OpenGoals;
}) {
  const id = useId();
  if (goals.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {say.attention} <span>{say.ofYours(goals.length, all)}</span>
      </h2>
      <ul>
        {goals.map((goal) => (
          <AttentionRowOf
            key={goal.id}
            goal={goal}
            item={items.find((each) => each.goal.id === goal.id) ?? null}
            row={changes.get(goal.id) ?? null}
            version={version}
            opened={opened}
          />
        ))}
      </ul>
    </section>
  );
}

function AttentionRowOf({
  goal,
  item,
  row,
  version,
  opened,
}: {
  readonly goal: DashboardGoal;
  readonly item: WorkItem | null;
  readonly row: AttentionRow | null;
  readonly version: number;
  readonly opened: OpenGoals;
}) {
  const shown = usePlan();
  const { figures, gap } = standsAt(goal, shown.plan);
  const mayEdit = useMayEditStep(goal);
  const { lastComment } = goal;
  const reason = item?.reason;
  const due = reason?.kind === 'due' || reason?.kind === 'stale' ? reason.due : null;
  return (
    <li className={styles.behind}>
      <div className={styles.summary}>
        <WorkTitle goal={goal} opened={opened}>
          <p>
            <b>{figures}</b>
            {gap !== null && <span data-status={shownStatusOf(goal.figures)}> · {gap}</span>}
          </p>
          {item !== null && item.reason.kind !== 'behind' && <p>{reasonText(item, shown)}</p>}
          {lastComment !== null && (
            <p>
              <q dir="auto">{lastComment.text}</q>{' '}
              {attentionWords.saidBy(
                `${lastComment.firstName} ${lastComment.lastName}`.trim(),
                commentDay(lastComment.at, shown),
              )}
            </p>
          )}
        </WorkTitle>
        <Trend goal={goal} />
        {row !== null && <Change change={row.change} before={row.before} now={row.attainment} />}
      </div>
      {due !== null && <WorkField key={due.start} goal={goal} due={due} version={version} />}
      <div className={styles.next}>
        <span>{stepWords.title}</span>
        {mayEdit ? <NextStepFields goal={goal} /> : <StepText goal={goal} />}
        <Button
          look="ghost"
          onClick={() => {
            wantComposer(goal.id);
            opened.open(goal.id);
          }}
        >
          <LateIcon name="comment" size={14} />
          {say.comment}
        </Button>
      </div>
    </li>
  );
}
