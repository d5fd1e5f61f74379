import { useQuery } from '@tanstack/react-query';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownFormula } from '#core/formula/shownFormula.ts';
import { say } from '#web/base/messages/say/cardTags.ts';
import { useTip } from '#web/base/ui/useTip.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import styles from './Tags.module.css';

/** Marks a goal that is computed by formula; hover, focus and touch show the formula. Shares are not sent it. */
export function ComputedTag({ goal, isShort = false }: { readonly goal: DashboardGoal; readonly isShort?: boolean }) {
  const { plan, year, goalCount, asOf = null } = usePlan();
  const { actualFormula, targetFormula, chartedTotals, rollup } = goal;
  const kept = [actualFormula, targetFormula].filter((formula) => formula !== null);
  const { data } = useQuery({ ...goalsQuery({ planId: plan.id, year, asOf }, goalCount), enabled: false });
  const numberOf = (id: string) => data?.hierarchy.nodes.get(id)?.goal.number;
  const formulas = kept.map((formula) => shownFormula(formula, numberOf).replaceAll(' * ', ' × '));
  const text = kept.length === 0 ? say.computedFrom : say.computedBy(formulas.join(' · '));
  const tip = useTip(() => text);
  const isComputed = kept.length > 0 || (chartedTotals !== null && rollup === null);
  if (!isComputed) return null;
  return (
    <button type="button" className={styles.computed} aria-label={text} {...tip}>
      <i aria-hidden="true">ƒ</i>
      {!isShort && <span aria-hidden="true">{say.computed}</span>}
    </button>
  );
}
