import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { latePart, noPart, useLatePart } from '#web/ui/latePart.ts';
import type { UnjudgedFigures, unjudgedFigures } from './unjudgedFigures.ts';

type FiguresOf = typeof unjudgedFigures;

const ofUnjudged = latePart(
  () => import('./unjudgedFigures.ts'),
  (module): FiguresOf => module.unjudgedFigures,
);

/** What a card shows in the place of a percent where the goal is not judged; null where it is. Few plans have such goals. */
export function useUnjudged(goal: DashboardGoal): UnjudgedFigures | null {
  const shown = usePlan();
  const figuresOf = useLatePart(
    hasEarlierFigures(goal) || goal.figures.statusRule === 'noTarget' ? ofUnjudged : noPart,
  );
  return figuresOf?.(goal, shown) ?? null;
}

/** A goal without figures in the year says so only where it has earlier ones. */
export function hasEarlierFigures({ figures: { statusRule, statusText } }: DashboardGoal): boolean {
  return statusRule === 'noFigures' && statusText !== '';
}
