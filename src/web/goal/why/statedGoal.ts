import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { TargetsFromChildren } from '#core/figure/figureContext.ts';
import type { Goal } from '#core/goal/goal.ts';
import { isRollupType } from '#core/goal/rollupType.ts';

export type StatedGoal = { readonly goal: Goal; readonly targetsFromChildren: TargetsFromChildren | null };

/**
 * A goal's fields have its own end targets only; those from its children are among its figures. `year`: the fiscal
 * year of its eoy target.
 */
export function statedGoal(shown: DashboardGoal, year: number): StatedGoal {
  const { rollup, figures } = shown;
  const { eoyTarget, allTarget, isEoyTargetCombined, isAllTargetCombined } = figures;
  const goal = { ...shown, handStatus: null, isStatusAutomatic: true };
  if (!isRollupType(rollup) || rollup === 'percent') return { goal, targetsFromChildren: null };
  const combined = isEoyTargetCombined && eoyTarget !== null ? [[year, eoyTarget] as const] : [];
  return {
    goal: {
      ...goal,
      targetsByYear: new Map([...goal.targetsByYear, ...combined]),
      allTarget: isAllTargetCombined ? allTarget : goal.allTarget,
    },
    targetsFromChildren: { rollup, years: new Set(combined.map(([of]) => of)), isForLife: isAllTargetCombined },
  };
}
