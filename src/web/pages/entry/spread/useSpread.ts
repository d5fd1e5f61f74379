import { goalPath } from '#contract/addresses.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { YearTarget } from '#contract/goalCalls.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { isConflict } from '#web/base/api/conflict.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import type { EntryBook } from '#web/pages/entry/book/entryBook.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { SpreadWritten } from './SpreadDialog.tsx';

/** As one change; resolves to the reason it was not written, null on success. */
export function useSpread(book: EntryBook, year: number) {
  const { plan } = usePlan();
  return async ({
    goal,
    written: { target, plan: spread },
    seen,
  }: {
    readonly goal: DashboardGoal;
    readonly written: SpreadWritten;
    readonly seen: number;
  }): Promise<string | null> => {
    const { changed, isStated } = spread;
    const periods = changed.map(({ column, after }) => ({ date: formatIsoDate(column.start), target: after }));
    const body: YearTarget = { fiscal_year: year, target: isStated ? target : null, spread: 'by_hand', periods };
    try {
      const sent = { method: 'PUT', body, ifMatch: seen } as const;
      const { version } = await sendJson<{ readonly version: number }>(
        `${goalPath(plan.id, goal.id)}/year-target`,
        sent,
      );
      const keys = changed.map(({ column }) => cellKeyOf({ goalId: goal.id, date: column.start, figure: 'target' }));
      await book.wrote(keys, version);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) return say.spread.unreachable;
      return isConflict(error) ? say.spread.changedMeanwhile : refusalText(error, say.spread.unreachable);
    }
  };
}
