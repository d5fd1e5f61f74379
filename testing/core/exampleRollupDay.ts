import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { MeasuredGoal, RollupDay } from '#core/compare/rollupDay.ts';
import type { PlanFigures } from '#core/rollup/planFigures.ts';
import { day, EXAMPLE_PLAN } from './exampleFigures.ts';
import { type ExampleGoal, examplePlanFigures } from './examplePlanFigures.ts';

/** For tests only. */
export function exampleRollupDay(
  today: string,
  written: Readonly<Record<string, ExampleGoal>>,
  year: FiscalYear = 2025,
): RollupDay {
  const plan = examplePlanFigures(today, written);
  const children = plan.hierarchy.nodes.get('1')?.children ?? [];
  return {
    plan: EXAMPLE_PLAN,
    year,
    today: day(today),
    parent: measured(plan, '1', year),
    children: children.map(({ goal }) => measured(plan, goal.id, year)),
  };
}

function measured(plan: PlanFigures, id: string, year: FiscalYear): MeasuredGoal {
  const [figures, kind, entries, node] = [
    plan.figuresOf(id, year),
    plan.kindOf(id),
    plan.entriesOf(id),
    plan.hierarchy.nodes.get(id),
  ];
  if (figures === null || kind === null || entries === null || node === undefined) throw new Error(`No goal ${id}.`);
  return { goal: node.goal, kind, figures, series: entries.series.series };
}
