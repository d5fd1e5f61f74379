import { useMemo } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { formatTold } from '#web/base/messages/formats.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say as tagWords } from '#web/base/messages/say/cardTags.ts';
import { say } from '#web/base/messages/say/myWork.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { useNoteMissing } from '#web/goal/card/useNoteMissing.ts';
import { goalProgression, openingChoice } from '#web/goal/charts/goalProgression.ts';
import { PLOT_BOX, plotOf } from '#web/goal/charts/plot.ts';
import { askCheckIn } from '#web/goal/checkIn/checkInQuestion.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { waitText } from '#web/plan/waiting/submittedText.ts';
import { useWaitingOf } from '#web/plan/waiting/useWaiting.ts';
import styles from './MyWorkPage.module.css';
import { reasonText } from './reasonText.ts';
import { WorkField } from './WorkField.tsx';
import type { WorkItem } from './workList.ts';

export function WorkRow({ item, version }: { readonly item: WorkItem; readonly version: number }) {
  const shown = usePlan();
  const { plan } = shown;
  const { goal, reason } = item;
  const isNoteAsked = useNoteMissing(goal);
  const { ytd } = goal.figures;
  const status = shownStatusOf(goal.figures);
  const unit = valueUnitOf(goal, plan);
  const waiting = useWaitingOf(goal.id);
  const alsoWaiting = reason.kind === 'waiting' ? [] : waiting;
  const href = `${planDashboardPath(plan.id)}?goal=${encodeURIComponent(goal.id)}`;
  const due = reason.kind === 'due' || reason.kind === 'stale' ? reason.due : null;
  const isLate = reason.kind === 'stale' || (reason.kind === 'due' && reason.daysLate > 0);
  return (
    <li className={styles.row}>
      <span className={styles.glyph} data-status={status}>
        <StatusGlyph status={status} size={16} />
        <span className="visually-hidden">{statusLabel(status, plan)}</span>
      </span>
      <div className={styles.text}>
        <a href={href}>
          <span>{shownNumber(goal.number)}</span> {goal.title}
        </a>
        <p data-status={isLate ? 'off_target' : undefined}>{reasonText(item, shown)}</p>
        {alsoWaiting.length > 0 && <p>{waitText(alsoWaiting, { unit, plan })}</p>}
        {isNoteAsked && <p>{tagWords.noteAskedText}</p>}
      </div>
      <Sparkline goal={goal} />
      <p className={styles.figures}>
        <b>{formatTold(ytd.actual, unit)}</b>
        {ytd.target !== null && <span> / {formatTold(ytd.target, unit)}</span>}
      </p>
      <div className={styles.action}>
        {due !== null ? (
          <WorkField key={due.start} goal={goal} due={due} version={version} />
        ) : reason.kind === 'asked' ? (
          <a className={buttonClass('secondary')} href={href}>
            {say.answer}
          </a>
        ) : (
          <Button onClick={({ currentTarget }) => askCheckIn({ goal, anchor: currentTarget })}>{say.checkIn}</Button>
        )}
      </div>
    </li>
  );
}

function Sparkline({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const plot = useMemo(() => {
    const { points } = goalProgression(goal, openingChoice(goal), shown);
    return plotOf(points, valueUnitOf(goal, shown.plan), 3);
  }, [goal, shown]);
  return (
    <svg
      aria-hidden="true"
      className={styles.sparkline}
      viewBox={`0 -40 ${PLOT_BOX.width} ${PLOT_BOX.height + 80}`}
      preserveAspectRatio="none"
      fill="none"
    >
      <path d={plot.target} data-line="target" />
      <path d={plot.actual} data-line="actual" />
    </svg>
  );
}
