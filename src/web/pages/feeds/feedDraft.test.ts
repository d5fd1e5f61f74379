import { describe, expect, it } from 'vitest';
import { type FeedDraft, fieldsToSave, mayBeSaved, questionOf } from './feedDraft.ts';

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

describe('a feed may be saved once it can work', () => {
  const counts = { read: 3, changed: 1, same: 1, asked: 0, waiting: 0, refused: 1 };
  const works = { reason: null, counts };
  const refused = { reason: null, counts: { ...counts, refused: 3 } };
  const empty = { reason: null, counts: { ...counts, read: 0, refused: 0 } };
  const failed = { reason: { code: 'not_reached' as const, about: 'ledger', message: 'Not reached.' }, counts };
  const tried = questionOf(OPENED);
  const other = questionOf({ ...OPENED, ask: 'SELECT 2' });
  it.each([
    ['new and not tried', { saved: null, preview: null, tried: null }, false],
    ['tried, with a figure that the plan takes', { saved: null, preview: works, tried }, true],
    ['tried with another question', { saved: null, preview: works, tried: other }, false],
    ['tried, and every row is refused', { saved: null, preview: refused, tried }, false],
    ['tried, and there is no row', { saved: null, preview: empty, tried }, false],
    ['tried, and the source fails', { saved: null, preview: failed, tried }, false],
    ['saved before with this question', { saved: OPENED, preview: null, tried: null }, true],
    ['saved before, though it fails today', { saved: OPENED, preview: failed, tried }, true],
    [
      'saved before with another question, not tried',
      { saved: { ...OPENED, ...other }, preview: null, tried: null },
      false,
    ],
  ] as const)('%s', (_, state, may) => {
    expect(mayBeSaved(OPENED, state)).toBe(may);
  });
});
