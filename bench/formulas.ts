/**
 * The claim: in a plan of 10,000 computed goals one figure entered is worked into all that hangs on it within 20 ms at
 * the median. Beside it, in the same run, computing all figures afresh, and the worst there is: all on one goal.
 *
 *     node bench/formulas.ts
 */

import type { Goal } from '#core/goal/goal.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { createPlanFigures, type PlanFigures } from '#core/rollup/planFigures.ts';
import { EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { random, SPAN, someEntries, TODAY, YEAR } from './plans/yearOfMonths.ts';
import { claim } from './tools/claim.ts';
import { quantile, timed } from './tools/spread.ts';

const COMPUTED = 10_000;
const TYPED = 2_000;
const LIMIT_MS = 20;

console.log(`one figure entered, ${COMPUTED.toLocaleString('en')} computed goals x 12 months: median (p99)`);
const typical = measure('ratios of typed goals, and ratios of ratios three deep, under roll-ups', layered(), 1000);
measure('all of them computed from one goal', ofOne(), 10);
claim({
  what: `one figure entered and all that hangs on it, of ${COMPUTED.toLocaleString('en')} computed goals`,
  value: typical,
  unit: 'ms',
  atMost: LIMIT_MS,
});

type Plan = { readonly goals: readonly Goal[]; readonly typed: readonly Goal[] };

function measure(name: string, { goals, typed }: Plan, edits: number): number {
  const series = new Map(typed.map(({ id }) => [id, someEntries()]));
  const question = {
    plan: EXAMPLE_PLAN,
    goals,
    seriesOf: (id: string) => series.get(id) ?? EMPTY_SERIES,
    today: TODAY,
  };
  const figures = createPlanFigures(question);
  const afresh = timed(() => askAll(figures, figures.hierarchy.nodes.keys()));
  const times: number[] = [];
  const counts: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const goal = typed[Math.floor(random() * typed.length)];
    if (goal === undefined) continue;
    const changed = new Map([[goal.id, someEntries()]]);
    const hanging = figures.hangingOn(goal.id);
    counts.push(hanging.size);
    times.push(
      timed(() => {
        figures.apply({ series: changed });
        askAll(figures, hanging);
      }),
    );
  }
  const [median, slow] = [quantile(times, 0.5), quantile(times, 0.99)];
  console.log(`  ${name}`);
  console.log(
    `    all that hangs on it ${median.toFixed(3).padStart(10)} ms  (${slow.toFixed(3)}), ${quantile(counts, 0.5)} goals`,
  );
  console.log(`    all afresh           ${afresh.toFixed(0).padStart(10)} ms`);
  return median;
}

function askAll(figures: PlanFigures, ids: Iterable<string>): void {
  for (const id of ids) figures.figuresOf(id, YEAR);
}

/** Half are ratios of typed goals, the rest in three layers of each other; a roll-up averages every hundred. */
function layered(): Plan {
  const typed = Array.from({ length: TYPED }, (_, index) => goalOf(`t${index}`));
  const sizes = [COMPUTED / 2, COMPUTED * 0.3, COMPUTED * 0.2];
  const goals: Goal[] = [...typed];
  let below = typed;
  sizes.forEach((size, layer) => {
    const made = Array.from({ length: size }, (_, index) => {
      const [one, other] = [below, below].map((of) => of[Math.floor(random() * of.length)]?.id);
      const group = `r${layer}-${Math.floor(index / 100)}`;
      const text = `[#${one}] / ([#${other}] or 1) * 100`;
      return goalOf(`c${layer}-${index}`, { actualFormula: text, parentId: group, depth: 1, aggregation: 'average' });
    });
    for (let group = 0; group * 100 < size; group += 1) goals.push(goalOf(`r${layer}-${group}`, { rollup: 'average' }));
    goals.push(...made);
    below = made;
  });
  return { goals, typed };
}

function ofOne(): Plan {
  const typed = [goalOf('t')];
  const made = Array.from({ length: COMPUTED }, (_, index) =>
    goalOf(`c${index}`, { actualFormula: `[#t] / ${index + 1} * 100`, aggregation: 'average' }),
  );
  return { goals: [...typed, ...made], typed };
}

function goalOf(id: string, part: Partial<Goal> = {}): Goal {
  return exampleGoal({ id, number: id, span: SPAN, ...part });
}
