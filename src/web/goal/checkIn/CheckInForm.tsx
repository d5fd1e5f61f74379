import { type KeyboardEvent, useId, useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { planPagePath } from '#contract/pages.ts';
import { may } from '#core/access.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { unitText } from '#core/format/unitText.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { formatFullValue, formatPeriod, formatTick } from '#web/base/messages/formats.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/checkIn.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { CommentField } from '#web/goal/comments/CommentField.tsx';
import { cellText } from '#web/goal/entries/sheetFigures.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { figuresWith } from '#web/plan/goals/figuresWith.ts';
import { Meanwhile } from '#web/plan/meanwhile/Meanwhile.tsx';
import { CheckInAnswers } from './CheckInAnswers.tsx';
import styles from './CheckInForm.module.css';
import { CheckInOutcome } from './CheckInOutcome.tsx';
import { CheckInWork } from './CheckInWork.tsx';
import { checkInPeriods } from './checkInPeriods.ts';
import type { CheckInForm as Form } from './useCheckIn.ts';

export function CheckInForm({ goal, form }: { readonly goal: DashboardGoal; readonly form: Form }) {
  const shown = usePlan();
  const { plan } = shown;
  const { typed, actual, stated } = form;
  const formId = useId();
  const frequency = goal.trackingFrequency;
  const periods = checkInPeriods(goal, shown);
  const isComputed = stated?.is_computed === 1;
  const isOpen = periods.length > 0 && !isComputed;
  const { date } = typed;
  const entry = goal.entries.find((each) => each.date === date) ?? null;
  const before = goal.entries.findLast((each) => each.date < (date ?? 0) && each.actual !== null) ?? null;
  const unit = valueUnitOf(goal, plan);
  const after =
    date === null || actual === undefined || actual === null ? null : figuresWith(goal, { date, actual }, shown);
  const byFigures = after?.status ?? goal.figures.status;
  const set = stated?.status_set ?? null;
  const chosen: Status | 'automatic' = typed.status ?? set ?? 'automatic';
  const sign = unitText(unit);
  const isNoteAsked =
    plan.redAsksNote && chosen === 'automatic' && after?.status === 'critical' && typed.comment.trim() === '';
  const [isTold, setTold] = useState(false);
  const noteAsked = isNoteAsked && isTold ? say.noteAsked : null;

  /** Asked for once: a second press saves without. */
  function save() {
    if (isNoteAsked && !isTold) setTold(true);
    else void form.save();
  }

  function handleKey(event: KeyboardEvent) {
    // The comment has answered its own by then.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    save();
  }

  return (
    <form
      id={formId}
      className={styles.form}
      noValidate
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {form.since !== null && <Meanwhile of={{ goalId: goal.id }} since={form.since} typed={form.typedTexts} />}
      {isOpen ? (
        <>
          {periods.length > 1 && date !== null && (
            <SelectField
              label={say.period}
              chosen={String(date)}
              options={periods.map((start) => ({ value: String(start), label: formatPeriod(start, frequency, plan) }))}
              onChoose={(value) => form.change({ date: periods.find((start) => String(start) === value) ?? date })}
            />
          )}
          <div className={styles.figures}>
            <TextField
              label={say.actual}
              inputMode="decimal"
              autoComplete="off"
              value={typed.actual}
              placeholder={cellText(entry?.actual ?? null)}
              error={form.at === 'actual' ? form.error : null}
              end={sign === '' ? undefined : <span className={styles.sign}>{sign}</span>}
              onChange={({ target }) => form.change({ actual: target.value })}
            />
            <Figure label={say.target} value={formatFullValue(entry?.target ?? null, unit)} />
            {before !== null && (
              <Figure label={formatTick(before.date, frequency, plan)} value={formatFullValue(before.actual, unit)} />
            )}
          </div>
          <CheckInAnswers goal={goal} date={date} />
          {after !== null && (
            <CheckInOutcome goal={goal} after={after} status={chosen === 'automatic' ? null : chosen} />
          )}
        </>
      ) : (
        <p className={styles.note}>
          {goal.isByMilestones ? say.byMilestones : isComputed ? say.computed : say.noOpenPeriod}
        </p>
      )}
      <CommentField
        label={say.comment}
        text={typed.comment}
        error={noteAsked}
        onType={(comment) => form.change({ comment })}
        onSubmit={save}
      />
      <CheckInWork goalId={goal.id} />
      {may(viewerOf(shown), 'setStatus', subjectOf(goal, shown.owners)) && (
        <SelectField
          label={say.status}
          chosen={chosen}
          options={[
            { value: 'automatic' as const, label: say.automatic(statusLabel(byFigures, plan)) },
            ...STATUSES.map((status) => ({ value: status, label: say.byHand(statusLabel(status, plan)) })),
          ]}
          onChoose={(status) => form.change({ status: status === (set ?? 'automatic') ? null : status })}
        />
      )}
      {typed.status !== null && typed.status !== 'automatic' && (
        <TextField
          label={say.reason}
          value={typed.reason}
          error={form.at === 'reason' ? form.error : null}
          onChange={({ target }) => form.change({ reason: target.value })}
        />
      )}
      {form.error !== null && form.at === null && (
        <p role="alert" className={styles.error}>
          {form.error}
        </p>
      )}
      <footer className={styles.foot}>
        <a href={planPagePath(plan.id, 'entry')}>{say.openSheet}</a>
        <Button onClick={form.cancel}>{say.cancel}</Button>
        <Button type="submit" look="primary" disabled={form.isSending}>
          {say.save} <kbd>Ctrl Enter</kbd>
        </Button>
      </footer>
    </form>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <dl className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </dl>
  );
}
