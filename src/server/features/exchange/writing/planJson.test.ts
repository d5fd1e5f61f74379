import { expect, it } from 'vitest';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';
import { planJson } from './planJson.ts';

it.each([
  ['without goals', {}, null],
  ['without changes', { 'goals.csv': 'number,title\n1,"Say ""a\nb"""\n1.1,Two\n' }, []],
  [
    'with changes',
    { 'goals.csv': 'number,title\n1,One\n', 'entries.csv': 'goal_number,date,target,actual\n1,2026-01-01,10,9\n' },
    [{ version: 1, at: '2026-11-20T08:00:00.000Z', member_id: null, by: 'Ada', what: 'Made', items: [] }],
  ],
] as const)('written piece by piece, a plan is the JSON it would be in one: %s', async (_, files, history) => {
  const empty = emptyExample();
  const state = 'goals.csv' in files ? stateAfter(empty, (await prepareExample(files, empty)).edits) : empty;
  const text = [...planJson(state, history === null ? null : history.map((each) => ({ ...each, items: [] })))].join('');
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 1)}\n`);
  expect('history' in JSON.parse(text)).toBe(history !== null);
});
