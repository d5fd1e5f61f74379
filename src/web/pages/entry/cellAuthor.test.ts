import { expect, it } from 'vitest';
import type { WireChange } from '#contract/change.ts';
import { authorOf } from './cellAuthor.ts';

const CELL = { goalId: 'g1', date: '2026-09-01', figure: 'actual' };

const change = (by: string, part: { goal?: string; date?: string; figure?: string } = {}): WireChange => ({
  version: 1,
  at: `at ${by}`,
  user_id: null,
  by,
  what: 'Figures entered',
  reason: null,
  may_undo: 0,
  item_count: 1,
  items: [
    {
      entity: 'entries',
      id: part.goal ?? 'g1',
      goal_id: part.goal ?? 'g1',
      label: '',
      what: 'changed',
      fields: [{ field: part.figure ?? 'actual', date: part.date ?? '2026-09-01', before: null, after: 1 }],
    },
  ],
});

it.each([
  ['the newest that changed it', [change('Jo'), change('Ada')], 'Jo'],
  ['not another figure of it', [change('Jo', { figure: 'target' }), change('Ada')], 'Ada'],
  ['not another period', [change('Jo', { date: '2026-08-01' }), change('Ada')], 'Ada'],
  ['not another goal', [change('Jo', { goal: 'g2' }), change('Ada')], 'Ada'],
])('who wrote a cell is who made %s', (_, changes, by) => {
  expect(authorOf(changes, CELL)).toEqual({ by, at: `at ${by}` });
});

it('who wrote a cell is not known where no change is of it', () => {
  expect(authorOf([change('Jo', { goal: 'g2' })], CELL)).toBeNull();
});
