import { valueUnitOf } from '#core/format/number.ts';
import { formatTold } from '#web/base/messages/formats.ts';
import { say as tagWords } from '#web/base/messages/say/cardTags.ts';
import { say } from '#web/base/messages/say/myWork.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { useNoteMissing } from '#web/goal/card/useNoteMissing.ts';
import { Trend } from '#web/goal/charts/Trend.tsx';
import { askCheckIn } from '#web/goal/checkIn/checkInQuestion.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { waitText } from '#web/plan/waiting/submittedText.ts';
import { useWaitingOf } from '#web/plan/waiting/useWaiting.ts';
import styles from './MyWorkPage.module.css';
import { reasonText } from './reasonText.ts';
import { WorkField } from './WorkField.tsx';
import { WorkTitle } from './WorkTitle.tsx';
import type { WorkItem } from './workList.ts';

export function WorkRow({
  item,
  version,
  opened,
}: {
  readonly item: WorkItem;
  readonly version: number;
  readonly opened: OpenGoals;
}) {
  const shown = usePlan();
  const { plan } = shown;
  const { goal, reason } = item;
  const isNoteAsked = useNoteMissing(goal);
  const { ytd } = goal.figures;
  const unit = valueUnitOf(goal, plan);
  const waiting = useWaitingOf(goal.id);
  const alsoWaiting = reason.kind === 'waiting' ? [] : waiting;
  const due = reason.kind === 'due' || reason.kind === 'stale' ? reason.due : null;
  const isLate = reason.kind === 'stale' || (reason.kind === 'due' && reason.daysLate > 0);
  return (
    <li className={styles.row}>
      <WorkTitle goal={goal} opened={opened}>
        <p data-status={isLate ? 'off_target' : undefined}>{reasonText(item, shown)}</p>
        {alsoWaiting.length > 0 && <p>{waitText(alsoWaiting, { unit, plan })}</p>}
        {isNoteAsked && <p>{tagWords.noteAskedText}</p>}
      </WorkTitle>
      <Trend goal={goal} />
      <p className={styles.figures}>
        <b>{formatTold(ytd.actual, unit)}</b>
        {ytd.target !== null && <span> / {formatTold(ytd.target, unit)}</span>}
      </p>
      <div className={styles.action}>
        {due !== null ? (
          <WorkField key={due.start} goal={goal} due={due} version={version} />
        ) : reason.kind === 'asked' ? (
          <a
            className={buttonClass('secondary')}
            href={opened.hrefOf(goal.id)}
            onClick={(event) => onPlainClick(event, () => opened.open(goal.id))}
          >
            {say.answer}
          </a>
        ) : (
          <Button onClick={({ currentTarget }) => askCheckIn({ goal, anchor: currentTarget })}>{say.checkIn}</Button>
        )}
      </div>
    </li>
  );
}
