/**
 * The claim: totals, status and percent of 100,000 goals with 52 entries each, for one fiscal year, in under 300 ms on
 * one core. Beside it, in the same run, a bare loop over the same columns: what adding them up costs without any rule.
 *
 *     node bench/figures.ts
 */

import { summarizeGoal } from '#core/figure/summary.ts';
import type { Aggregation, Goal, TargetDirection } from '#core/goal/goal.ts';
import type { Series } from '#core/goal/series.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { claim } from './tools/claim.ts';
import { randomNumbers } from './tools/randomNumbers.ts';
import { quantile, timed } from './tools/spread.ts';

const GOALS = 100_000;
const WEEKS = 52;
const RUNS = 15;
const LIMIT_MS = 300;

const AGGREGATIONS: readonly Aggregation[] = ['sum', 'average', 'highest', 'lowest', 'current'];
const DIRECTIONS: readonly TargetDirection[] = ['up', 'down', 'equal'];

const context = { plan: EXAMPLE_PLAN, today: exampleDay('2025-10-08'), year: 2025 };
const plan = manyGoals();
const ours = timesOf(() =>
  plan.reduce((sum, { goal, series }) => sum + (summarizeGoal(goal, series, context).ytd.actual ?? 0), 0),
);
const bare = timesOf(() => plan.reduce((sum, { series }) => sum + bareTotals(series), 0));

console.log(`figures of ${GOALS.toLocaleString('en')} goals x ${WEEKS} entries, ${RUNS} runs`);
// What else the machine does only ever slows a run down.
claim({
  what: `figures of ${GOALS.toLocaleString('en')} goals x ${WEEKS} entries, fastest`,
  value: ours.fastest,
  unit: 'ms',
  spread: `median ${shown(ours.median)}`,
  atMost: LIMIT_MS,
  beside: { 'bare loop over the columns': bare.fastest },
});

/** Goals of every function and direction; weekly figures with one decimal, actuals up to this week. */
function manyGoals(): { goal: Goal; series: Series }[] {
  const random = randomNumbers(1);
  const span = { start: exampleDay('2025-01-01'), end: exampleDay('2025-12-31') };
  const days = Int32Array.from({ length: WEEKS }, (_, week) => exampleDay('2024-12-30') + week * 7);
  return Array.from({ length: GOALS }, (_, index) => ({
    goal: exampleGoal({
      id: String(index),
      trackingFrequency: 'weekly',
      aggregation: AGGREGATIONS[index % 5] ?? 'sum',
      targetDirection: DIRECTIONS[index % 3] ?? 'up',
      span,
    }),
    series: {
      days,
      targets: Float64Array.from(days, () => Math.round(random() * 1000) / 10),
      actuals: Float64Array.from(days, (start) =>
        start <= context.today ? Math.round(random() * 1000) / 10 : Number.NaN,
      ),
    },
  }));
}

function bareTotals({ actuals, targets }: Series): number {
  let actual = 0;
  let target = 0;
  for (let index = 0; index < actuals.length; index += 1) {
    const value = actuals[index] ?? 0;
    if (Number.isNaN(value)) continue;
    actual += value;
    target += targets[index] ?? 0;
  }
  return actual - target;
}

function timesOf(run: () => number): { median: number; fastest: number } {
  const times = Array.from({ length: RUNS }, () => timed(run));
  return { median: quantile(times, 0.5), fastest: Math.min(...times) };
}

function shown(milliseconds: number): string {
  return `${milliseconds.toFixed(0).padStart(4)} ms`;
}
