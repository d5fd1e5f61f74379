import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeGoalColumns } from '#contract/goalColumns/encodeGoalColumns.ts';
import { listedGoalOf } from '#contract/listedGoal.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { exampleReply } from '#testing/web/exampleReply.ts';
import { goalsQuery, WHOLE_UP_TO } from './goalsQuery.ts';

const scope = { planId: 'demo', year: 2025, asOf: null } as const;
const goals = ['1', '2'].map((id) =>
  exampleDashboardGoal({ id, number: id, updatedAt: `2025-0${id}-01T00:00:00.000Z` }),
);

let asked: string[] = [];
let etag = '"one"';
let lines: string[] = [];
let client = new QueryClient();

beforeEach(() => {
  asked = [];
  etag = '"one"';
  lines = [
    { count: 2 },
    { goals: encodeGoalColumns(goals.map(listedGoalOf)) },
    { when_updated: '2025-02-01T00:00:00.000Z' },
  ].map((line) => JSON.stringify(line));
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    asked.push(`${pathname.replace(/.*\//, '')} ${searchParams.get('ids') ?? 'all'}`);
    if (pathname.endsWith('goal-columns')) return new Response(lines.join('\n'), { headers: { etag } });
    return exampleReply(goals);
  });
});
afterEach(() => vi.unstubAllGlobals());

it('asks for goals without what no page reads', async () => {
  const paths = vi.spyOn(globalThis, 'fetch');
  await client.fetchQuery(goalsQuery(scope, WHOLE_UP_TO));
  const query = new URL(String(paths.mock.calls[0]?.[0]), 'http://localhost').searchParams;
  expect(query.get('without')).toBe('ytd_perf_data,ptd_perf_data');
});

it('takes a small plan whole, in one answer', async () => {
  const plan = await client.fetchQuery(goalsQuery(scope, WHOLE_UP_TO));
  expect(asked).toEqual(['getgoals all']);
  expect(plan.wholes.get('1')).toEqual(goals[0]);
  expect(plan.updatedAt).toBe('2025-02-01T00:00:00.000Z');
});

describe('of a large plan', () => {
  const query = goalsQuery(scope, WHOLE_UP_TO + 1);

  it('takes what is listed, and whole goals as they are looked at', async () => {
    const plan = await client.fetchQuery(query);
    expect(asked).toEqual(['goal-columns all']);
    expect(plan.goals).toEqual(goals.map(listedGoalOf));
    expect(plan.updatedAt).toBe('2025-02-01T00:00:00.000Z');
    expect(plan.wholes.get('1')).toBeNull();
    plan.wholes.watch('1', () => {});
    await vi.waitFor(() => expect(plan.wholes.get('1')).toEqual(goals[0]));
    expect(asked).toEqual(['goal-columns all', 'getgoals 1']);
  });

  it('keeps what it has where the answer is the one it knows', async () => {
    const before = await client.fetchQuery(query);
    expect(await client.fetchQuery({ ...query, staleTime: 0 })).toBe(before);
  });

  it('keeps the shelf of whole goals where the answer is another', async () => {
    const before = await client.fetchQuery(query);
    etag = '"two"';
    lines[1] = JSON.stringify({ goals: encodeGoalColumns([]) });
    const after = await client.fetchQuery({ ...query, staleTime: 0 });
    expect(after.goals).toEqual([]);
    expect(after.wholes).toBe(before.wholes);
  });

  it('refuses an answer that was cut off', async () => {
    lines.pop();
    await expect(client.fetchQuery(query)).rejects.toThrow(RangeError);
  });
});
