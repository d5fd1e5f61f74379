import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { dayOf } from '#core/calendar/date.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

const SPAN = { start: dayOf(2026, 7, 1), end: dayOf(2027, 6, 30) };
const part = (id: string, place: number, rest: Parameters<typeof exampleGoalEdit>[0] | object = {}) =>
  exampleGoalEdit({ id, number: `2.${place}`, parentId: 'sum', depth: 1, title: `Part ${id}`, span: SPAN, ...rest });

const GOALS: readonly Edit[] = [
  exampleGoalEdit({ id: 'sum', number: '2', rollup: 'sum', span: SPAN }),
  part('early', 1, { targetsByYear: new Map([[2026, 30]]) }),
  part('late', 2, { targetsByYear: new Map([[2026, 12]]) }),
  part('out', 3, { rollup: 'none' }),
  part('silent', 4),
];

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store, {}, GOALS) });
  ada = await server.signIn();
  await enter('early', ['2026-09-01', 3], ['2026-10-01', 4], ['2026-11-01', 5]);
  await enter('late', ['2026-09-01', 1], ['2026-10-01', 2]);
});

afterAll(() => server.close());

async function enter(goalId: string, ...figures: readonly (readonly [date: string, actual: number])[]) {
  const payload = figures.map(([date, actual]) => ({ date, actual }));
  const reply = await ada({ method: 'PUT', url: `/api/plans/plan1/goals/${goalId}/entries`, payload });
  expect(reply.statusCode, reply.body).toBe(200);
}

async function parentWith(fields: string, on = '') {
  const url = `${addresses.goals}?fiscal_year=2026&ids=sum&fields=${fields}${on}`;
  const [goal] = (await ada({ url })).json();
  return goal;
}

it('periods that some goal below is still to report travel beside those that count', async () => {
  const goal = await parentWith('all_perf_data,partial_perf_data,ytd_actual');
  const actuals = (entries: readonly { date: string; actual: number | null }[]) =>
    entries.filter(({ actual }) => actual !== null).map(({ date, actual }) => [date, actual]);
  expect({
    counted: actuals(goal.all_perf_data),
    partial: actuals(goal.partial_perf_data),
    ytd: goal.ytd_actual,
  }).toEqual({
    counted: [
      ['2026-09-01', 4],
      ['2026-10-01', 6],
    ],
    partial: [['2026-11-01', 5]],
    ytd: 10,
  });
});

it('an end target combined from the goals below is marked as such, and explained as such', async () => {
  const goal = await parentWith('eoy_target,eoy_target_combined,all_target_combined,explain');
  expect(goal).toMatchObject({ eoy_target: 42, eoy_target_combined: 1, all_target_combined: 0 });
  expect(goal.explain.figures).toContainEqual(
    expect.objectContaining({ label: 'End target', origin: 'sum of the end targets of the goals below' }),
  );
});

it('the goals below that take no part are named with the reason', async () => {
  const goal = await parentWith('explain');
  expect(goal.explain.left_out).toEqual([
    { id: 'out', number: '2.3', item: 'Part out', reason: 'setByHand' },
    { id: 'silent', number: '2.4', item: 'Part silent', reason: 'noFigures' },
  ]);
});
