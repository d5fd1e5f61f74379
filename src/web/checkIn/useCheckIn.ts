import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goalCheckInPath, goalPath } from '#contract/addresses.ts';
import type { CheckIn } from '#contract/checkIn.ts';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import type { StatedGoal } from '#contract/goalDraft.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Status } from '#core/goal/status.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { fetchJson, sendJson } from '#web/api/fetchJson.ts';
import { refusalText } from '#web/api/refusalText.ts';
import { showSignedOut } from '#web/api/signedOut.ts';
import { conflictsIn } from '#web/entry/conflictsIn.ts';
import { readCell } from '#web/entry/readCell.ts';
import { cellKeyOf } from '#web/entry/sheetCell.ts';
import { cellText } from '#web/entry/sheetFigures.ts';
import { say } from '#web/messages/checkIn/say.ts';
import { offerPlanUndo, refreshPlan } from '#web/undo/planUndo.ts';
import { dropCheckIn, keepCheckIn, keptCheckIn, type TypedCheckIn } from './keptCheckIn.ts';

export type CheckInForm = {
  readonly typed: TypedCheckIn;
  change(part: Partial<TypedCheckIn>): void;
  /** As a number, where it is one; `undefined` where it is none. */
  readonly actual: number | null | undefined;
  readonly stated: StatedGoal | null;
  readonly isSending: boolean;
  readonly error: string | null;
  /** Which field the error is about. */
  readonly at: 'actual' | 'reason' | null;
  save(): Promise<void>;
  cancel(): void;
};

/** What is typed into a check-in, and its saving as one change; it is kept until it is saved or given up. */
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
  const stated = useQuery({
    queryKey: ['stated', planId, goal.id],
    queryFn: ({ signal }) => fetchJson<StatedGoal>(goalPath(planId, goal.id), { signal }),
    gcTime: 0,
  });
  const [typed, setTyped] = useState<TypedCheckIn>(() => keptCheckIn(of) ?? { ...NOTHING_TYPED, date: opening });
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ readonly text: string; readonly at: CheckInForm['at'] } | null>(null);
  /** After a conflict: the version both values were shown of. */
  const [seen, setSeen] = useState<number | null>(null);
  const reading = readCell(typed.actual);
  const actual = reading.ok ? reading.value : undefined;

  function change(part: Partial<TypedCheckIn>) {
    const next = { ...typed, ...part };
    setTyped(next);
    setRefused(null);
    keepCheckIn(of, next);
  }

  async function save() {
    if (actual === undefined) return setRefused({ text: say.notANumber(typed.actual), at: 'actual' });
    if (typed.status !== null && typed.status !== 'automatic' && typed.reason.trim() === '') {
      return setRefused({ text: say.reasonMissing, at: 'reason' });
    }
    const body = bodyOf(typed, actual);
    if (Object.keys(body).length === 0)
      return setRefused(nothingSaid(opening !== null && stated.data?.is_computed !== 1));
    setSending(true);
    try {
      const ifMatch = seen ?? stated.data?.version ?? null;
      const { version } = await sendJson<{ readonly version: number }>(goalCheckInPath(planId, goal.id), {
        body,
        ifMatch,
      });
      dropCheckIn(of);
      offerPlanUndo(client, { planId, version, text: say.done(shownNumber(goal.number)) });
      onDone();
      await refreshPlan(client, planId, [goal.id]);
    } catch (error) {
      setSending(false);
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) showSignedOut();
      const conflicts = error.code === 'changed_meanwhile' ? conflictsIn(error.details) : null;
      if (conflicts === null) return setRefused({ text: refusalText(error, say.unreachable), at: null });
      const key = typed.date === null ? null : cellKeyOf({ goalId: goal.id, date: typed.date, figure: 'actual' });
      const theirs = key === null ? null : (conflicts.cells.get(key) ?? null);
      setSeen(conflicts.version);
      setRefused({ text: say.conflict(cellText(theirs)), at: 'actual' });
    }
  }

  return {
    typed,
    change,
    actual,
    stated: stated.data ?? null,
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

/** Where no actual can be entered there is no field to say it at. */
function nothingSaid(takesActual: boolean) {
  return takesActual
    ? ({ text: say.nothing, at: 'actual' } as const)
    : ({ text: say.nothingBeside, at: null } as const);
}

const NOTHING_TYPED: TypedCheckIn = { date: null, actual: '', comment: '', status: null, reason: '' };

/** What was left empty is left out: an empty field clears nothing here. */
function bodyOf({ date, comment, status, reason }: TypedCheckIn, actual: number | null): CheckIn {
  return {
    ...(actual === null || date === null ? {} : { cells: [{ date: formatIsoDate(date), actual }] }),
    ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
    ...statusOf(status, reason),
  };
}

function statusOf(status: Status | 'automatic' | null, reason: string): Pick<CheckIn, 'status_set' | 'status_note'> {
  if (status === null) return {};
  return status === 'automatic' ? { status_set: null } : { status_set: status, status_note: reason.trim() };
}
