import { useMemo } from 'react';
import { valueUnitOf } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { hasNextStep } from '#core/goal/nextStep.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { formatNearDay, formatTold } from '#web/base/messages/formats.ts';
import { statusLabel, toldOf } from '#web/base/messages/goalTexts.ts';
import { statusNames } from '#web/base/messages/names/planNames.ts';
import { say as named } from '#web/base/messages/say/named.ts';
import { say } from '#web/base/messages/say/print.ts';
import { commentDay } from '#web/base/time/instants.ts';
import { classes } from '#web/base/ui/classes.ts';
import { shownOwner } from '#web/goal/card/Meta.tsx';
import { StepText } from '#web/goal/nextStep/StepText.tsx';
import { lateWorkByGoal, lateWorkText } from '#web/goal/work/lateWork.ts';
import { hidesOwners } from '#web/plan/currentPlan/hidesOwners.ts';
import { PlainBadge } from '#web/plan/currentPlan/PlainBadge.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import styles from './ReportSummary.module.css';
import type { Attention, AttentionGoal } from './reportQuery.ts';

export function AttentionList({
  attention: { goals, since },
  work,
  needing,
  isMeasured,
}: {
  readonly attention: Attention;
  readonly work: PlanWork;
  readonly needing: number;
  readonly isMeasured: boolean;
}) {
  const { plan, today } = usePlan();
  const late = useMemo(() => lateWorkByGoal(work), [work]);
  const names = statusNames(plan);
  const rest = needing - goals.length;
  const day = since === null ? null : formatNearDay(since.day, today, plan.dateFormat);
  if (needing === 0) {
    return (
      <section>
        <h2>{say.attention}</h2>
        <p className={styles.note}>
          {!isMeasured ? say.noneMeasured : names === null ? say.noAttention : named.noAttention(names)}
        </p>
      </section>
    );
  }
  return (
    <section>
      <h2>{say.attention}</h2>
      {goals.length > 0 && (
        <>
          <p className={styles.lead}>
            {say.worst(goals.length, needing)} {since === null || day === null ? '' : say.since[since.what](day)}
          </p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say.columns.goal}</th>
                {day !== null && <th scope="col">{day}</th>}
                <th scope="col">{say.columns.actual}</th>
                <th scope="col">{say.columns.target}</th>
                <th scope="col" className={styles.start}>
                  {say.columns.status}
                </th>
              </tr>
            </thead>
            <tbody>
              {goals.map((each) => (
                <AttentionRow
                  key={each.goal.id}
                  attended={each}
                  late={lateWorkText(late.get(each.goal.id))}
                  day={day}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
      {rest > 0 && <p className={styles.note}>{names === null ? say.more(rest) : named.more(rest, names)}</p>}
    </section>
  );
}

function AttentionRow({
  attended,
  late,
  day,
}: {
  readonly attended: AttentionGoal;
  readonly late: string | null;
  readonly day: string | null;
}) {
  const shown = usePlan();
  const { plan } = shown;
  const { goal } = attended;
  const { figures, lastComment, ownerLabel } = goal;
  const told = toldOf(goal, plan);
  const isPlanToDate = figures.year === 'ALL';
  return (
    <tr>
      <th scope="row">
        <b>
          <span>{shownNumber(goal.number)}</span> {goal.title}
        </b>
        <p>
          {lastComment !== null && `${say.comment(commentDay(lastComment.at, shown), lastComment.text)} `}
          {hasNextStep(goal) && <StepText goal={goal} />}
          {!hidesOwners(shown) && <span>{ownerLabel === '' ? shownOwner(ownerLabel) : ownerLabel}</span>}
        </p>
        {late !== null && (
          <p className={styles.late} data-status="critical">
            {late}
          </p>
        )}
      </th>
      {day !== null && <BeforeCell attended={attended} day={day} />}
      <td data-label={say.columns.actual}>{isPlanToDate ? told.ptd : told.ytd}</td>
      <td className={styles.quiet} data-label={say.columns.target}>
        {isPlanToDate ? told.ptdTarget : told.ytdTarget}
      </td>
      <td className={classes(styles.badge, styles.start)}>
        <PlainBadge status={shownStatusOf(figures)} />
      </td>
    </tr>
  );
}

function BeforeCell({ attended: { goal, before }, day }: { readonly attended: AttentionGoal; readonly day: string }) {
  const { plan } = usePlan();
  const unit = valueUnitOf(goal, plan);
  const cell = { className: styles.quiet, 'data-label': day };
  if (before === null) return <td {...cell}>{say.notThere}</td>;
  return (
    <td {...cell}>
      {formatTold(before.actual, unit)}
      {before.status !== goal.figures.status && <small>{statusLabel(before.status, plan)}</small>}
    </td>
  );
}
