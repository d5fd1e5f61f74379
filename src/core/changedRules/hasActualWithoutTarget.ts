import { firstFigure, valueAt } from '#core/goal/series.ts';
import type { JudgedGoal } from './judgedGoal.ts';

/** Whether a Sum goal has targets for some of its periods and actuals in others. */
export function hasActualWithoutTarget({ goal, series }: Pick<JudgedGoal, 'goal' | 'series'>): boolean {
  if (goal.aggregation !== 'sum' || firstFigure(series.targets, 0, series.days.length) < 0) return false;
  return series.actuals.some(
    (_, index) => !Number.isNaN(valueAt(series.actuals, index)) && Number.isNaN(valueAt(series.targets, index)),
  );
}
