import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { exampleReply } from '#testing/web/exampleReply.ts';
import { type EntryGoals, entryKey } from './entryQuery.ts';
import { takeInEntries } from './takeInEntries.ts';

const SHEET = { planId: 'demo', year: 2025 } as const;
const KEY = entryKey(SHEET.planId, SHEET.year);

let titles = new Map<string, string>();
let asked: string[] = [];
let isServerGone = false;
let client = new QueryClient();

beforeEach(() => {
  titles = new Map([
    ['a', 'one'],
    ['b', 'two'],
  ]);
  asked = [];
  isServerGone = false;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', async (path: string) => {
    const ids = new URL(path, 'http://localhost').searchParams.get('ids')?.split(',');
    asked.push(ids?.join(',') ?? 'all');
    if (isServerGone) throw new TypeError('Failed to fetch');
    return exampleReply(goalsNow().filter(({ id }) => ids === undefined || ids.includes(id)));
  });
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const goalsNow = () => [...titles].map(([id, title]) => exampleDashboardGoal({ id, number: id, title }));

function opened(answered: Promise<unknown> = Promise.resolve()) {
  const goals = goalsNow();
  const observer = new QueryObserver<EntryGoals>(client, {
    queryKey: KEY,
    queryFn: async () => {
      asked.push('sheet');
      await answered;
      return { version: 1, goals };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  observer.subscribe(() => {});
  return vi.waitFor(() => expect(asked).toEqual(['sheet']));
}

async function ready() {
  await opened();
  await vi.waitFor(() => expect(client.getQueryData(KEY)).toBeDefined());
  asked = [];
}

const shown = () => client.getQueryData<EntryGoals>(KEY)?.goals.map(({ id, title }) => `${id} ${title}`);
const take = (goals: string[] | null, version = 2) => takeInEntries(client, { ...SHEET, change: { goals, version } });

it('asks for the goals that changed, came and went, and for nothing else', async () => {
  await ready();
  titles.set('b', 'changed').set('c', 'new').delete('a');
  await take(['a', 'b', 'c']);
  expect(asked).toEqual(['a,b,c']);
  expect(shown()).toEqual(['b changed', 'c new']);
});

it('asks for nothing where the sheet is as new, or there is none', async () => {
  await take(['a']);
  await ready();
  await take(['a'], 1);
  expect(asked).toEqual([]);
});

it('takes in what is told while the sheet is asked for the first time, once it is there', async () => {
  const answer = Promise.withResolvers<void>();
  await opened(answer.promise);
  titles.set('b', 'changed');
  const taken = take(['b']);
  answer.resolve();
  await taken;
  expect(asked).toEqual(['sheet', 'b']);
  expect(shown()).toEqual(['a one', 'b changed']);
});

it.each([
  ['all may have changed', null],
  ['more changed than is worth asking for', Array.from({ length: 121 }, (_, at) => `g${at}`)],
])('asks for the whole sheet where %s', async (_, goals) => {
  await ready();
  await take(goals);
  expect(asked).toEqual(['sheet']);
});

it('asks for the whole sheet where the goals could not be had', async () => {
  await ready();
  isServerGone = true;
  await take(['a']);
  expect(asked).toEqual(['a', 'sheet']);
  expect(shown()).toEqual(['a one', 'b two']);
});
