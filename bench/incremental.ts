/**
 * The claim: in a plan of 100,000 goals one changed entry is worked into all figures in under 1 ms plus its ancestors.
 * Beside it, in the same run, computing all figures afresh, and the same goals summarized one by one without a tree.
 * The worst tree there is stands beside it too: all goals directly under one.
 *
 *     node bench/incremental.ts
 */

import { summarizeGoal } from '#core/figure/summary.ts';
import type { Goal, Rollup } from '#core/goal/goal.ts';
import { EMPTY_SERIES, type Series } from '#core/goal/series.ts';
import { createPlanFigures, type PlanFigures } from '#core/rollup/planFigures.ts';
import { EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { random, SPAN, someEntries, TODAY, YEAR } from './plans/yearOfMonths.ts';
import { claim } from './tools/claim.ts';
import { quantile, timed } from './tools/spread.ts';

const GOALS = 100_000;
const MONTHS = 12;
const LIMIT_MS = 1;
const context = { plan: EXAMPLE_PLAN, today: TODAY, year: YEAR };

/** Objectives contain; the levels below roll up, by tens; a hundred goals with entries lie under each of the lowest. */
const LEVELS: readonly { readonly rollup: Rollup | null; readonly children: number }[] = [
  { rollup: null, children: 10 },
  { rollup: 'percent', children: 10 },
  { rollup: 'sum', children: 10 },
  { rollup: 'average', children: 100 },
];

console.log(`one changed entry in ${GOALS.toLocaleString('en')} goals x ${MONTHS} months: median (p99)`);
const typical = measure('in a tree of five levels, 10 x 10 x 10 x 100', treeOfFiveLevels(), 2000);
measure('all under one container', under(null), 20);
measure('all under one sum', under('sum'), 20);
claim({
  what: `one changed entry in ${GOALS.toLocaleString('en')} goals, its figures`,
  value: typical,
  unit: 'ms',
  atMost: LIMIT_MS,
});

type Plan = { readonly goals: readonly Goal[]; readonly leaves: readonly Goal[]; readonly series: Map<string, Series> };

/** Prints what a plan costs, and gives the median of an edit with its goal alone. */
function measure(name: string, { goals, leaves, series }: Plan, edits: number): number {
  const oneByOne = timed(() => {
    for (const goal of goals) summarizeGoal(goal, series.get(goal.id) ?? EMPTY_SERIES, context);
  });
  const figures = createPlanFigures({
    plan: EXAMPLE_PLAN,
    goals,
    seriesOf: (id) => series.get(id) ?? EMPTY_SERIES,
    today: TODAY,
  });
  const afresh = timed(() => askAll(figures, goals));
  const alone: number[] = [];
  const whole: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const goal = leaves[Math.floor(random() * leaves.length)];
    if (!goal) continue;
    const changed = new Map([[goal.id, someEntries()]]);
    const own = timed(() => {
      figures.apply({ series: changed });
      figures.figuresOf(goal.id, YEAR);
    });
    alone.push(own);
    whole.push(own + timed(() => askAncestors(figures, goal.id)));
  }
  console.log(`  ${name}`);
  print('the goal alone', alone);
  print('with its ancestors', whole);
  console.log(`    all afresh          ${afresh.toFixed(0).padStart(9)} ms`);
  console.log(`    one by one, no tree ${oneByOne.toFixed(0).padStart(9)} ms`);
  return quantile(alone, 0.5);
}

function print(label: string, times: readonly number[]): void {
  const [median, slow] = [quantile(times, 0.5), quantile(times, 0.99)];
  console.log(`    ${label.padEnd(18)} ${median.toFixed(3).padStart(10)} ms  (${slow.toFixed(3)})`);
}

function askAll(figures: PlanFigures, goals: readonly Goal[]): void {
  for (const { id } of goals) figures.figuresOf(id, YEAR);
}

function askAncestors(figures: PlanFigures, goalId: string): void {
  let node = figures.hierarchy.nodes.get(goalId)?.parent;
  for (; node; node = node.parent) figures.figuresOf(node.goal.id, YEAR);
}

function treeOfFiveLevels(): Plan {
  const goals: Goal[] = [];
  const leaves: Goal[] = [];
  const grow = (parentId: string | null, place: string, depth: number) => {
    const level = LEVELS[depth];
    const goal = exampleGoal({ id: place, number: place, parentId, depth, span: SPAN, rollup: level?.rollup ?? null });
    goals.push(goal);
    if (!level) leaves.push(goal);
    for (let child = 1; child <= (level?.children ?? 0); child += 1) grow(place, `${place}.${child}`, depth + 1);
  };
  grow(null, '1', 0);
  return { goals, leaves, series: new Map(leaves.map(({ id }) => [id, someEntries()])) };
}

function under(rollup: Rollup | null): Plan {
  const leaves = Array.from({ length: GOALS }, (_, index) =>
    exampleGoal({ id: `1.${index}`, number: `1.${index}`, parentId: '1', depth: 1, span: SPAN }),
  );
  const goals = [exampleGoal({ id: '1', rollup, span: SPAN }), ...leaves];
  return { goals, leaves, series: new Map(leaves.map(({ id }) => [id, someEntries()])) };
}
