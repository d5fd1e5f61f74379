import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { latePart, noPart, useLatePart } from '#web/base/loading/latePart.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { UnjudgedFigures, unjudgedFigures } from './unjudgedFigures.ts';

type FiguresOf = typeof unjudgedFigures;

const ofUnjudged = latePart(
  () => import('./unjudgedFigures.ts'),
  (module): FiguresOf => module.unjudgedFigures,
);

export function useUnjudged(goal: DashboardGoal): UnjudgedFigures | null {
  const shown = usePlan();
  const figuresOf = useLatePart(
    hasEarlierFigures(goal) || goal.figures.statusRule === 'noTarget' ? ofUnjudged : noPart,
  );
  return figuresOf?.(goal, shown) ?? null;
}

export function hasEarlierFigures({ figures: { statusRule, statusText } }: DashboardGoal): boolean {
  return statusRule === 'noFigures' && statusText !== '';
}
