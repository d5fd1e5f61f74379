import { expect, it } from 'vitest';
import type { PlanHistory } from '#contract/export.ts';
import type { Day } from '#core/calendar/date.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';
import { exportInThread } from './exportInThread.ts';
import type { ExportedPlan, ExportRequest } from './exportParts.ts';
import { exportPlan } from './exportPlan.ts';

/** 2026-11-20. */
const TODAY = 20_777 as Day;
const GOALS = 450;

const change = (version: number, count: number): PlanHistory[number] => ({
  version,
  at: '2026-11-20T08:00:00.000Z',
  member_id: null,
  by: 'Ada',
  what: 'Import',
  items: Array.from({ length: count }, (_, at) => ({ entity: 'goal', id: `g${at}`, after: null })),
});

/** More goals, and more items of one change, than go in one part. */
async function request(format: ExportRequest['format']): Promise<ExportRequest & { readonly state: PlanState }> {
  const numbers = Array.from({ length: GOALS }, (_, at) => `${at + 1}`);
  const files = {
    'goals.csv': `number,title\n${numbers.map((number) => `${number},Goal ${number}\n`).join('')}`,
    'entries.csv': `goal_number,date,target,actual\n${numbers.map((number) => `${number},2026-01-01,10,${number}\n`).join('')}`,
  };
  const empty = emptyExample();
  const state = stateAfter(empty, (await prepareExample(files, empty)).edits);
  const { goals, series, ...stated } = state;
  const half = Math.floor(goals.length / 2);
  const plan: ExportedPlan = {
    stated,
    size: goals.length * 2,
    pieces: () => [
      { goals: goals.slice(0, half), series: [...series] },
      { goals: goals.slice(half), series: [] },
    ],
  };
  return { state, plan, format, day: TODAY, history: [change(1, 1_201), change(2, 0), change(3, 2)] };
}

it.each(['xlsx', 'csv', 'json'] as const)('a plan is the same file from a thread: %s', async (format) => {
  const asked = await request(format);
  const whole = exportPlan(asked.state, asked);
  expect((await exportInThread(asked, { small: 0 })).equals(whole)).toBe(true);
  expect((await exportInThread(asked)).equals(whole)).toBe(true);
});

it('writes one after the other where several ask, and goes on after one that took too long', async () => {
  const asked = await request('json');
  await expect(exportInThread(asked, { small: 0, longestMs: 0 })).rejects.toMatchObject({ code: 'plan_too_much' });
  const both = await Promise.all(
    [asked, { ...asked, history: null }].map((each) => exportInThread(each, { small: 0 })),
  );
  expect(both.map((bytes) => 'history' in JSON.parse(bytes.toString()))).toEqual([true, false]);
});
