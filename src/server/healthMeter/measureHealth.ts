import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { filterableGoalOf } from '#core/filter/filterableGoal.ts';
import { filterContextOf } from '#core/filter/filterContext.ts';
import { compileFilter } from '#core/filter/matchesFilter.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { topAncestorOf } from '#core/goal/hierarchy.ts';
import type { Health } from '#core/rollup/healthMeter.ts';
import { healthMeterOf } from '#core/rollup/healthMeterOf.ts';
import type { PlanFigures } from '#core/rollup/planFigures.ts';
import type { BookedPlan, FiguresWanted } from '#server/planBook/bookedPlan.ts';
import type { SharedPlan } from '#server/sharing/sharedPlan.ts';
import { createBreath } from '#server/store/breath.ts';

export type HealthAsked = FiguresWanted & {
  readonly criteria: FilterCriteria;
  /** The share that asks: only what it shows is listed. Null: a member. */
  readonly shared: SharedPlan | null;
};

/** The health of the goals that a dashboard lists under a filter (readings, section 3, Health meter). */
export async function measureHealth(booked: BookedPlan, asked: HealthAsked): Promise<Health> {
  const { year, today, criteria, shared } = asked;
  const { plan, owners } = booked.whole;
  const isListed = compileFilter(criteria, filterContextOf({ today, plan, owners }));
  const listed: string[] = [];
  const breathe = createBreath();
  const ids = shared === null ? booked.order : shared.parents.keys();
  for (const id of ids) {
    await breathe();
    const planFigures = booked.figures({ year, today });
    const node = planFigures.hierarchy.nodes.get(id);
    const figures = planFigures.figuresOf(id, year);
    if (node === undefined || figures === null) continue;
    const goal = shared === null ? node.goal : { ...node.goal, parentId: shared.parents.get(id) ?? null };
    if (isListed(filterableGoalOf(goal, { figures, objectiveId: topAncestorOf(node).goal.id }))) listed.push(id);
  }
  // All of one tree: it may have been built anew while others had their turn.
  const planFigures = booked.figures({ year, today });
  const nodes = listed.flatMap((id) => planFigures.hierarchy.nodes.get(id) ?? []);
  return healthMeterOf(nodes, ({ id }: Goal) => requireFigures(planFigures, id, year));
}

function requireFigures(planFigures: PlanFigures, id: string, year: FiscalYear): GoalFigures {
  const figures = planFigures.figuresOf(id, year);
  if (figures === null) throw new Error(`The goal ${id} has no figures.`);
  return figures;
}
