import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { decodeChangeFields } from './changeField.ts';

const decoded = (field: string, after: unknown, before: unknown = null) =>
  decodeChangeFields([{ field, date: null, before, after }])[0];

describe('a field that was changed', () => {
  it.each([
    ['item', 'Fill posts', 'title', { kind: 'text', text: 'Fill posts' }],
    ['function', 5, 'aggregation', { kind: 'word', word: 'current' }],
    ['priority', 1, 'priority', { kind: 'word', word: 'high' }],
    ['iskey', 1, 'isKpi', { kind: 'flag', isOn: true }],
    ['eoy_100', 0, 'isEndOfYear100', { kind: 'flag', isOn: false }],
    ['start', '2026-01-01', 'start', { kind: 'day', day: exampleDay('2026-01-01') }],
    ['end', '0000-00-00', 'end', { kind: 'none' }],
    ['archived_at', '2026-01-02T10:00:00.000Z', 'archivedAt', { kind: 'day', day: exampleDay('2026-01-02') }],
    ['parent_id', 'g1', 'parent', { kind: 'goal', id: 'g1' }],
    ['plan_mem_id', '7', 'member', { kind: 'member', id: '7' }],
    ['targets', { 2025: 4, 2026: 5 }, 'targetsByYear', { kind: 'text', text: '2025: 4, 2026: 5' }],
    ['targets', {}, 'targetsByYear', { kind: 'none' }],
    ['contributors', ['7', '8'], 'contributors', { kind: 'members', ids: ['7', '8'] }],
    ['contributors', [], 'contributors', { kind: 'none' }],
    [
      'new_bases',
      [{ date: '2025-01-01', reason: 'A new crew' }],
      'newBases',
      { kind: 'newBases', bases: [{ day: exampleDay('2025-01-01'), reason: 'A new crew' }] },
    ],
    ['new_bases', [], 'newBases', { kind: 'none' }],
    ['perspectives', { f: 'Budget', c: 'Residents' }, 'perspectives', { kind: 'text', text: 'Budget, Residents' }],
    ['description', '{"description":"Why"}', 'description', { kind: 'text', text: 'Why' }],
    ['description', '{"description":""}', 'description', { kind: 'none' }],
    ['description', 'Plain', 'description', { kind: 'text', text: 'Plain' }],
    ['description', '5', 'description', { kind: 'text', text: '5' }],
    ['plan_users_type', '1', 'leadsDepartment', { kind: 'flag', isOn: true }],
    ['measure', '', 'measure', { kind: 'none' }],
    ['actual', 0, 'actual', { kind: 'figure', value: 0 }],
  ])('%s %j is %s', (field, after, name, value) => {
    expect(decoded(field, after)).toMatchObject({ name, before: { kind: 'none' }, after: value });
  });

  it('of an entry tells its period', () => {
    const [field] = decodeChangeFields([{ field: 'actual', date: '2026-02-01', before: 1, after: 2 }]);
    expect(field?.period).toBe(exampleDay('2026-02-01'));
  });

  it.each(['depth', 'highPriority', 'isKpi', 'udef', 'has_depts', 'when_updated'])(
    '%s follows from another and is not told twice',
    (field) => {
      expect(decoded(field, 1)).toBeUndefined();
    },
  );
});
