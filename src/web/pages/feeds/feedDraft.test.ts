import { describe, expect, it } from 'vitest';
import { type FeedDraft, fieldsToSave } from './feedDraft.ts';

const OPENED: FeedDraft = {
  name: 'Ledger',
  connection_id: 'c1',
  ask: 'SELECT 1',
  months: 4,
  goal_by: 'number',
  mapping: { columns: { a: 'actual' } },
  schedule: { every: 'day', at: 360, weekday: 1, month_day: 1 },
  writes: 'at_once',
  owner_id: 'm1',
};
const question = { connection_id: 'c1', ask: 'SELECT 1', goal_by: 'number', mapping: { columns: { a: 'actual' } } };

describe('of a feed is saved what was changed in the form', () => {
  it.each<[string, Partial<FeedDraft>, object]>([
    ['nothing', {}, {}],
    ['the name', { name: 'Books' }, { name: 'Books' }],
    ['when it runs', { schedule: { ...OPENED.schedule, at: 420 } }, { schedule: { ...OPENED.schedule, at: 420 } }],
    ['nobody is told', { owner_id: null }, { owner_id: null }],
    ['the question, all of it, for so it was tried', { ask: 'SELECT 2' }, { ...question, ask: 'SELECT 2' }],
    ['how it is read', { mapping: {}, months: 5 }, { ...question, mapping: {}, months: 5 }],
  ])('%s', (_, part, saved) => {
    expect(fieldsToSave(OPENED, { ...OPENED, ...part })).toEqual(saved);
  });
});
