import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { may } from '#core/access.ts';
import { isHeldForApproval } from '#core/goal/figureFields.ts';
import { subjectOf } from '#core/goal/subject.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { SheetColumn } from '#web/goal/entries/sheetColumns.ts';
import { type CellLock, cellLockOf } from '#web/goal/entries/sheetLock.ts';
import type { SheetLine } from '#web/goal/entries/sheetModel.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';

export function yearLockOf(
  { of, figure }: SheetLine,
  columns: readonly SheetColumn[],
  plan: Pick<DashboardPlan, 'viewer' | 'owners'> & { readonly plan: Pick<Plan, 'figuresWait'> },
): CellLock | null {
  const { goal, lock } = of;
  if (lock?.kind === 'computed' || lock?.kind === 'milestones') return lock;
  if (figure === 'actual') return { kind: 'yearActual' };
  if (goal.trackingFrequency === 'yearly') return { kind: 'trackedByYear' };
  if (!may(viewerOf(plan), 'editGoal', subjectOf(goal, plan.owners))) return { kind: 'notPlanned' };
  if (isHeldForApproval(goal, { ...plan, viewer: viewerOf(plan) })) return { kind: 'approval' };
  const locks = columns.map((column) => cellLockOf({ goal, lock: null, formulas: of.formulas }, figure, column));
  return locks.includes(null) ? null : (locks.find((each) => each?.kind === 'closed') ?? locks[0] ?? null);
}
