import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { goalEntriesPath, planEntriesPath } from '#contract/addresses.ts';
import type { Entered } from '#contract/entryCells.ts';
import { FIGURE_LEAVES } from '#contract/figureLeave.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { DuePeriod } from '#core/figure/duePeriod.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { unitText } from '#core/format/unitText.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { isOutOfReach } from '#web/base/api/isOutOfReach.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { showSignedOut } from '#web/base/api/signedOut.ts';
import { formatPeriod, formatTick } from '#web/base/messages/formats.ts';
import { say as checkInWords } from '#web/base/messages/say/checkIn.ts';
import { say } from '#web/base/messages/say/myWork.ts';
import { say as outboxWords } from '#web/base/messages/say/outbox.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { dropCheckIn, keepCheckIn, keptCheckIn } from '#web/goal/checkIn/keptCheckIn.ts';
import { cellConflictsIn } from '#web/goal/entries/cellConflictsIn.ts';
import { readCell } from '#web/goal/entries/readCell.ts';
import { cellText } from '#web/goal/entries/sheetFigures.ts';
import { unlikelyPeriods } from '#web/goal/entries/unlikelyPeriods.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { outbox } from '#web/plan/outbox/outbox.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import { enteredText, overtakenText } from '#web/plan/waiting/submittedText.ts';
import styles from './MyWorkPage.module.css';

/** Kept until it is saved. */
export function WorkField({
  goal,
  due,
  version,
}: {
  readonly goal: DashboardGoal;
  readonly due: DuePeriod;
  /** The plan's version that the list shows. */
  readonly version: number;
}) {
  const { plan } = usePlan();
  const client = useQueryClient();
  const id = useId();
  const of = { planId: plan.id, goalId: goal.id };
  const [kept] = useState(() => {
    const found = keptCheckIn(of);
    return found?.date === due.start ? found : null;
  });
  const [typed, setTyped] = useState(kept?.actual ?? '');
  const [error, setError] = useState<string | null>(null);
  /** Saved again after it was asked about. */
  const [isMeant, setMeant] = useState(false);
  /** The version shown when typing began, or after a conflict; null: nothing is typed. */
  const [seen, setSeen] = useState(kept?.seen ?? null);
  const [isSending, setSending] = useState(false);
  const period = formatPeriod(due.start, goal.trackingFrequency, plan);
  const number = shownNumber(goal.number);

  function handleType(text: string) {
    setTyped(text);
    setError(null);
    setMeant(false);
    keep(text, text.trim() === '' ? null : (seen ?? version));
  }

  function keep(actual: string, since: number | null) {
    setSeen(since);
    keepCheckIn(of, { date: due.start, actual, comment: '', status: null, reason: '', seen: since });
  }

  /** Another page may send it. */
  function leaveInOutbox(actual: number) {
    outbox.add({
      planId: plan.id,
      goalIds: [goal.id],
      what: outboxWords.figure(`${number} ${goal.title}`, period, typed),
      path: planEntriesPath(plan.id),
      method: 'PUT',
      body: [{ goal_id: goal.id, date: formatIsoDate(due.start), actual }],
      ifMatch: seen ?? version,
    });
    dropCheckIn(of);
    setTyped('');
    setSeen(null);
    setError(outboxWords.kept);
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const reading = readCell(typed);
    if (!reading.ok || reading.value === null) {
      setError(say.notANumber(typed));
      return;
    }
    setSending(true);
    try {
      const allow = isMeant ? { allow: [...FIGURE_LEAVES] } : {};
      const body = [{ date: formatIsoDate(due.start), actual: reading.value, ...allow }];
      const path = goalEntriesPath(plan.id, goal.id);
      const sent = { method: 'PUT', body, ifMatch: seen ?? version } as const;
      const { version: saved, waiting = 0 } = await sendJson<Entered>(path, sent);
      dropCheckIn(of);
      const text = enteredText(say.saved(number, period), waiting);
      offerPlanUndo(client, { planId: plan.id, version: saved, text });
      await refreshPlan(client, plan.id, [goal.id]);
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      if (refusal.status === 401) showSignedOut();
      else if (isOutOfReach(refusal)) return leaveInOutbox(reading.value);
      const [unlikely] = unlikelyPeriods(refusal)?.values() ?? [];
      if (unlikely !== undefined) {
        setMeant(true);
        return setError(checkInWords.unlikely(unlikely));
      }
      const conflicts = cellConflictsIn(refusal);
      if (conflicts === null) return setError(refusalText(refusal, say.unreachable));
      keep(typed, conflicts.version);
      const [theirs] = conflicts.cells.values();
      const overtaken = theirs === undefined ? overtakenText(conflicts.waiting) : null;
      setError(overtaken ?? say.conflict(cellText(theirs ?? null)));
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={styles.field} noValidate onSubmit={handleSubmit}>
      <input
        aria-label={say.actualOf(`${number} ${goal.title}`, period)}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : id}
        inputMode="decimal"
        autoComplete="off"
        placeholder={formatTick(due.start, goal.trackingFrequency, plan)}
        value={typed}
        onChange={({ target }) => handleType(target.value)}
      />
      <span className={styles.unit}>{unitText(valueUnitOf(goal, plan))}</span>
      <Button type="submit" disabled={isSending || typed.trim() === ''}>
        {say.save}
      </Button>
      {error !== null && (
        <p id={id} role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
