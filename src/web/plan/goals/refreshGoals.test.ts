import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { exampleNumberedGoal, examplePlanGoals } from '#testing/web/examplePlanGoals.ts';
import { exampleReply } from '#testing/web/exampleReply.ts';
import { goalsQuery } from './goalsQuery.ts';
import { refreshGoals } from './refreshGoals.ts';

const scope = { planId: 'demo', year: 2025, asOf: null } as const;

let titles = new Map<string, string>();
let asked: string[] = [];
let client = new QueryClient();

beforeEach(() => {
  titles = new Map([
    ['a', 'one'],
    ['b', 'two'],
  ]);
  asked = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', async (path: string) => {
    const ids = new URL(path, 'http://localhost').searchParams.get('ids');
    asked.push(ids ?? 'all');
    const goals = [...titles].filter(([id]) => ids === null || ids.split(',').includes(id));
    return exampleReply(goals.map(([id, title]) => exampleDashboardGoal({ id, number: id, title })));
  });
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

async function shown(part: { readonly asOf?: ReturnType<typeof exampleDay> } = {}) {
  const query = goalsQuery({ ...scope, ...part }, 2);
  const observer = new QueryObserver(client, query);
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toBeDefined());
  asked = [];
  return { titles: () => client.getQueryData(query.queryKey)?.goals.map(({ title }) => title), stop };
}

it('asks for the goals that changed, and for nothing else', async () => {
  const page = await shown();
  titles.set('b', 'changed').delete('a');
  await refreshGoals(client, 'demo', { goals: ['b', 'a'] });
  expect(asked).toEqual(['b,a']);
  expect(page.titles()).toEqual(['changed']);
});

it.each([
  ['stays as it was known', 'a', false],
  ['is asked for again where a goal comes', 'c', true],
  ['is asked for again where a goal goes', 'b', true],
])('what the plan says of its goals %s', async (_, id, isAsked) => {
  await shown();
  const query = { queryKey: ['plan', 'demo'], queryFn: async () => 0 };
  await client.fetchQuery(query);
  titles.set('a', 'changed').set('c', 'new').delete('b');
  await refreshGoals(client, 'demo', { goals: [id] });
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(isAsked);
});

it('asks for everything where more changed than is worth asking for, the plan too', async () => {
  const page = await shown();
  const query = { queryKey: ['plan', 'demo'], queryFn: async () => 0 };
  await client.fetchQuery(query);
  titles.set('a', 'changed');
  await refreshGoals(client, 'demo', { goals: Array.from({ length: 121 }, (_, at) => (at === 0 ? 'a' : `g${at}`)) });
  expect(asked).toEqual(['all']);
  expect(page.titles()).toEqual(['changed', 'two']);
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
});

it('asks for everything where all may have changed', async () => {
  const page = await shown();
  titles.set('c', 'new');
  await refreshGoals(client, 'demo', { goals: null });
  expect(asked).toEqual(['all']);
  expect(page.titles()).toEqual(['one', 'two', 'new']);
});

it('asks for everything where the changed ones could not be had', async () => {
  const page = await shown();
  titles.set('a', 'changed');
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('ids=') ? new Response('', { status: 503 }) : answer(path),
  );
  await refreshGoals(client, 'demo', { goals: ['a'] });
  expect(page.titles()).toEqual(['changed', 'two']);
});

it('works a change into the first answer, which was on its way when it was told', async () => {
  const old = new Map(titles);
  const now = globalThis.fetch;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('ids=')) return now(path);
    await held;
    return exampleReply([...old].map(([id, title]) => exampleDashboardGoal({ id, number: id, title })));
  });
  const query = goalsQuery(scope, 2);
  new QueryObserver(client, query).subscribe(() => {});
  titles.set('b', 'changed').set('c', 'new');
  const refreshed = refreshGoals(client, 'demo', { goals: ['b', 'c'] });
  answer();
  await refreshed;
  expect(client.getQueryData(query.queryKey)?.goals.map(({ title }) => title)).toEqual(['one', 'changed', 'new']);
});

it('leaves a plan that is not shown until it is shown again', async () => {
  const page = await shown();
  page.stop();
  titles.set('a', 'changed');
  await refreshGoals(client, 'demo', { goals: ['a'] });
  expect(asked).toEqual([]);
  const again = await shown();
  await vi.waitFor(() => expect(again.titles()).toEqual(['changed', 'two']));
});

it('leaves other plans and past days alone', async () => {
  await shown({ asOf: exampleDay('2025-03-01') });
  await refreshGoals(client, 'demo', { goals: ['a'] });
  await refreshGoals(client, 'other', { goals: null });
  expect(asked).toEqual([]);
});

it('works one change in after the other', async () => {
  const page = await shown();
  titles.set('a', 'first');
  const first = refreshGoals(client, 'demo', { goals: ['a'] });
  titles.set('a', 'second');
  await Promise.all([first, refreshGoals(client, 'demo', { goals: ['a'] })]);
  expect(page.titles()).toEqual(['second', 'two']);
});

it('works a change into the answer that came while it was being worked in', async () => {
  const page = await shown();
  const { queryKey } = goalsQuery(scope, 2);
  const before = client.getQueryData(queryKey);
  const meanwhile = examplePlanGoals([exampleNumberedGoal('1', { title: 'meanwhile' })]);
  const nodes = new Map(before?.hierarchy.nodes);
  vi.spyOn(nodes, 'get').mockImplementationOnce(() => {
    client.setQueryData(queryKey, meanwhile);
    return undefined;
  });
  client.setQueryData(queryKey, before && { ...before, hierarchy: { ...before.hierarchy, nodes } });
  titles.set('c', 'new');
  await refreshGoals(client, 'demo', { goals: ['c'] });
  expect(page.titles()).toEqual(['meanwhile', 'new']);
});
