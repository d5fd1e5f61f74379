import { useCallback, useMemo, useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { overlaps } from '#core/calendar/span.ts';
import { isOnTeam } from '#core/goal/subject.ts';
import { isDue } from '#web/goal/entries/isDue.ts';
import { sheetColumns } from '#web/goal/entries/sheetColumns.ts';
import { goalLockBy } from '#web/goal/entries/sheetLock.ts';
import { type Sheet, sheetOf } from '#web/goal/entries/sheetModel.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useWaitingByGoal } from '#web/plan/waiting/useWaiting.ts';
import type { SheetView } from './sheetView.ts';

/** Memoized part by part. */
export function useSheetModel({
  goals,
  year,
  frequency,
  view,
}: {
  readonly goals: readonly DashboardGoal[];
  readonly year: number;
  readonly frequency: TrackingFrequency;
  readonly view: SheetView;
}): {
  readonly sheet: Sheet;
  /** How many goals it shows, folded or not, and could show. */
  readonly shownCount: number;
  readonly allCount: number;
  readonly toggleGroup: (goalId: string) => void;
} {
  const shown = usePlan();
  const waitingOf = useWaitingByGoal();
  const [closedGroups, setClosedGroups] = useState<ReadonlySet<string>>(new Set());
  const { plan, years, today, viewer } = shown;
  const columns = useMemo(
    () => sheetColumns({ plan, years, year, frequency, today }),
    [plan, years, year, frequency, today],
  );
  const { owner, objective, isDueOnly, hasTargets } = view;
  const mine = viewer.kind === 'member' ? viewer.memberId : null;
  const model = useMemo(() => {
    const yearSpan = fiscalYearSpan(year, plan.fiscalStartMonth);
    const isWanted = (goal: DashboardGoal) =>
      goal.trackingFrequency === frequency &&
      (frequency === 'yearly' || overlaps(goal.span, yearSpan)) &&
      isChosen(goal, owner, mine) &&
      (objective === null || goal.objective?.id === objective) &&
      (!isDueOnly || isDue(goal, shown, waitingOf(goal.id)));
    const figures = hasTargets ? BOTH : ACTUALS;
    const measured = goals.filter((goal) => goal.figures.distribution === null);
    const sheet = sheetOf({ goals, columns, figures, isWanted, lockOf: goalLockBy(shown), closedGroups });
    return { sheet, shownCount: measured.filter(isWanted).length, allCount: measured.length };
  }, [
    goals,
    columns,
    year,
    frequency,
    owner,
    objective,
    isDueOnly,
    hasTargets,
    mine,
    plan,
    shown,
    closedGroups,
    waitingOf,
  ]);
  const toggleGroup = useCallback((goalId: string) => {
    setClosedGroups((before) => {
      const next = new Set(before);
      if (!next.delete(goalId)) next.add(goalId);
      return next;
    });
  }, []);
  return { ...model, toggleGroup };
}

/** Constant, so that unchanged rows do not re-render. */
const BOTH = ['target', 'actual'] as const;
const ACTUALS = ['actual'] as const;

/** "Mine" are goals one works on; of somebody else, those they own. */
function isChosen(goal: DashboardGoal, owner: SheetView['owner'], reader: string | null): boolean {
  if (owner === null) return true;
  return owner === 'mine' ? reader === null || isOnTeam(goal, reader) : goal.memberId === owner;
}
