import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goalCheckInPath } from '#contract/addresses.ts';
import type { CheckIn } from '#contract/checkIn.ts';
import type { Entered } from '#contract/entryCells.ts';
import { FIGURE_LEAVES } from '#contract/figureLeave.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { StatedGoal } from '#contract/goalCalls.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Status } from '#core/goal/status.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { isOutOfReach } from '#web/base/api/isOutOfReach.ts';
import { newId } from '#web/base/api/newId.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { showSignedOut } from '#web/base/api/signedOut.ts';
import { say } from '#web/base/messages/say/checkIn.ts';
import { say as outboxWords } from '#web/base/messages/say/outbox.ts';
import { cellConflictsIn } from '#web/goal/entries/cellConflictsIn.ts';
import { readCell } from '#web/goal/entries/readCell.ts';
import { cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import { cellText } from '#web/goal/entries/sheetFigures.ts';
import { unlikelyPeriods } from '#web/goal/entries/unlikelyPeriods.ts';
import { statedGoalQuery } from '#web/goal/form/statedGoalQuery.ts';
import { outbox } from '#web/plan/outbox/outbox.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import { enteredText, overtakenText } from '#web/plan/waiting/submittedText.ts';
import { dropCheckIn, keepCheckIn, keptCheckIn, type TypedCheckIn } from './keptCheckIn.ts';

export type CheckInForm = {
  readonly typed: TypedCheckIn;
  change(part: Partial<TypedCheckIn>): void;
  readonly actual: number | null | undefined;
  readonly stated: StatedGoal | null;
  /** The plan's version that the form shows; null while it is unknown. */
  readonly since: number | null;
  readonly typedTexts: readonly string[];
  readonly isSending: boolean;
  readonly error: string | null;
  readonly at: 'actual' | 'reason' | null;
  save(): Promise<void>;
  cancel(): void;
};

/**
 * Typed text is kept until it is saved or discarded. Sent with the version shown when typing began: later changes by
 * others are asked about, not overwritten.
 */
export function useCheckIn({
  goal,
  planId,
  opening,
  onDone,
}: {
  readonly goal: DashboardGoal;
  readonly planId: string;
  readonly opening: Day | null;
  readonly onDone: () => void;
}): CheckInForm {
  const client = useQueryClient();
  const of = { planId, goalId: goal.id };
  const query = statedGoalQuery(planId, goal.id);
  const stated = useQuery(query);
  const [typed, setTyped] = useState<TypedCheckIn>(() => keptCheckIn(of) ?? { ...NOTHING_TYPED, date: opening });
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ readonly text: string; readonly at: CheckInForm['at'] } | null>(null);
  /** Saved again after it was asked about. */
  const [isMeant, setMeant] = useState(false);
  /** The version the check-in opened with; it keeps showing those figures, whatever others save. */
  const [opened, setOpened] = useState<number | null>(null);
  if (opened === null && stated.data !== undefined) setOpened(stated.data.version);
  const reading = readCell(typed.actual);
  const actual = reading.ok ? reading.value : undefined;

  function change(part: Partial<TypedCheckIn>) {
    const next = { ...typed, ...part };
    keep({ ...next, seen: isEmpty(next) ? null : (typed.seen ?? opened) });
    setRefused(null);
    setMeant(false);
  }

  function keep(next: TypedCheckIn) {
    setTyped(next);
    keepCheckIn(of, next);
  }

  async function save() {
    if (isSending) return;
    if (actual === undefined) return setRefused({ text: say.notANumber(typed.actual), at: 'actual' });
    if (typed.status !== null && typed.status !== 'automatic' && typed.reason.trim() === '') {
      return setRefused({ text: say.reasonMissing, at: 'reason' });
    }
    const body = bodyOf(typed, actual, isMeant);
    if (Object.keys(body).length === 0)
      return setRefused(nothingSaid(opening !== null && stated.data?.is_computed !== 1));
    setSending(true);
    try {
      const ifMatch = typed.seen ?? opened ?? (await client.ensureQueryData(query)).version;
      const { version, waiting = 0 } = await sendJson<Entered>(goalCheckInPath(planId, goal.id), {
        body,
        ifMatch,
      });
      dropCheckIn(of);
      offerPlanUndo(client, { planId, version, text: enteredText(say.done(shownNumber(goal.number)), waiting) });
      onDone();
      await refreshPlan(client, planId, [goal.id]);
    } catch (error) {
      setSending(false);
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) showSignedOut();
      else if (isOutOfReach(error)) return leaveInOutbox(body, typed.seen ?? opened);
      const [unlikely] = unlikelyPeriods(error)?.values() ?? [];
      if (unlikely !== undefined) {
        setMeant(true);
        return setRefused({ text: say.unlikely(unlikely), at: 'actual' });
      }
      const conflicts = cellConflictsIn(error);
      if (conflicts === null) return setRefused({ text: refusalText(error, say.unreachable), at: null });
      keep({ ...typed, seen: conflicts.version });
      const key = typed.date === null ? null : cellKeyOf({ goalId: goal.id, date: typed.date, figure: 'actual' });
      const theirs = key === null ? undefined : conflicts.cells.get(key);
      const overtaken = overtakenText(conflicts.waiting);
      const texts = [
        ...(theirs === undefined ? [] : [say.conflict(cellText(theirs))]),
        ...(overtaken === null ? [] : [overtaken]),
        ...(conflicts.hasOthers ? [say.statusConflict] : []),
      ];
      setRefused({ text: texts.join(' '), at: theirs === undefined ? null : 'actual' });
    }
  }

  /** Another page may send it. */
  function leaveInOutbox(body: CheckIn, ifMatch: number | null) {
    const parts = [typed.actual, typed.status, typed.reason, typed.comment].map((each) => each?.trim() ?? '');
    outbox.add({
      planId,
      goalIds: [goal.id],
      what: outboxWords.checkIn(
        `${shownNumber(goal.number)} ${goal.title}`,
        parts.filter((part) => part !== '').join(', '),
      ),
      path: goalCheckInPath(planId, goal.id),
      method: 'POST',
      body,
      ifMatch,
    });
    dropCheckIn(of);
    onDone();
  }

  return {
    typed,
    change,
    actual,
    stated: stated.data ?? null,
    since: typed.seen ?? opened,
    typedTexts: [typed.actual, typed.comment, typed.reason].filter((text) => text.trim() !== ''),
    isSending,
    error: refused?.text ?? null,
    at: refused?.at ?? null,
    save,
    cancel: () => {
      dropCheckIn(of);
      onDone();
    },
  };
}

function nothingSaid(takesActual: boolean) {
  return takesActual
    ? ({ text: say.nothing, at: 'actual' } as const)
    : ({ text: say.nothingBeside, at: null } as const);
}

const NOTHING_TYPED: TypedCheckIn = { date: null, actual: '', comment: '', status: null, reason: '', seen: null };

function isEmpty({ actual, comment, status, reason }: TypedCheckIn): boolean {
  return status === null && `${actual}${comment}${reason}`.trim() === '';
}

/** Empty fields are omitted: they clear nothing here. */
function bodyOf({ date, comment, status, reason }: TypedCheckIn, actual: number | null, isMeant: boolean): CheckIn {
  const allow = isMeant ? { allow: [...FIGURE_LEAVES] } : {};
  return {
    ...(actual === null || date === null ? {} : { cells: [{ date: formatIsoDate(date), actual, ...allow }] }),
    ...(comment.trim() === '' ? {} : { comment: comment.trim(), comment_id: newId() }),
    ...statusOf(status, reason),
  };
}

function statusOf(status: Status | 'automatic' | null, reason: string): Pick<CheckIn, 'status_set' | 'status_note'> {
  if (status === null) return {};
  return status === 'automatic' ? { status_set: null } : { status_set: status, status_note: reason.trim() };
}
