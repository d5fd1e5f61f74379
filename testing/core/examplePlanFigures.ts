import type { Goal } from '#core/goal/goal.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { createPlanFigures, type PlanFigures } from '#core/rollup/planFigures.ts';
import { day, EXAMPLE_PLAN, exampleSeries, type WrittenEntries } from './exampleFigures.ts';
import { exampleGoal } from './exampleGoal.ts';

/** A goal of an example plan: its id is its number too, and says its parent, as 1.2 lies under 1. */
export type ExampleGoal = Partial<Omit<Goal, 'id' | 'number'>> & { readonly entries?: WrittenEntries };

/** The figures of a plan written as `{ '1': {…}, '1.1': {…} }`. For tests, benchmarks and examples only. */
export function examplePlanFigures(today: string, written: Readonly<Record<string, ExampleGoal>>): PlanFigures {
  const goals = new Map(Object.entries(written).map(([id, goal]) => [id, exampleGoalOf(id, goal)]));
  return createPlanFigures({
    plan: EXAMPLE_PLAN,
    goals: [...goals.values()],
    seriesOf: (id) => {
      const entries = written[id]?.entries;
      return entries ? exampleSeries(entries, goals.get(id)) : EMPTY_SERIES;
    },
    today: day(today),
  });
}

/** A goal of an example plan: its id says its number, depth and parent. */
export function exampleGoalOf(id: string, { entries: _, ...part }: ExampleGoal): Goal {
  const parts = id.split('.');
  return exampleGoal({
    id,
    number: id,
    title: `Goal ${id}`,
    parentId: parts.length === 1 ? null : parts.slice(0, -1).join('.'),
    depth: parts.length - 1,
    span: { start: day('2025-01-01'), end: day('2025-12-31') },
    ...part,
  });
}

/** Entries of the months of 2025 from January on, each an actual, or a target and an actual. */
export function months(
  ...figures: readonly (number | null | readonly [target: number | null, actual: number | null])[]
): WrittenEntries {
  return Object.fromEntries(
    figures.map((figure, index) => [
      `2025-${String(index + 1).padStart(2, '0')}-01`,
      typeof figure === 'number' || figure === null ? [null, figure] : figure,
    ]),
  );
}
