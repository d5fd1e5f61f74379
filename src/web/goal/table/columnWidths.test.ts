import { expect, test } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { columnsThatFit, usualColumns } from './columnWidths.ts';

const FIELDS = [exampleOwnField({ id: 'cost', kind: 'money' }), exampleOwnField({ id: 'note', kind: 'text' })];

test.each([
  [1200, ['percent', 'own-cost', 'due']],
  // 20 + 132 + 84 + 112 + 112
  [460, ['percent', 'own-cost', 'due']],
  [459, ['percent', 'own-cost']],
  [350, ['percent', 'own-cost']],
  [200, ['percent']],
])('at %d px the chosen columns that have room are shown, and at least one', (width, columns) => {
  expect(columnsThatFit(['percent', 'own-cost', 'due'], width, FIELDS).columns).toEqual(columns);
});

test('what stands beside them takes their room', () => {
  expect(columnsThatFit(['percent', 'own-cost', 'due'], 507, FIELDS, 48).columns).toEqual(['percent', 'own-cost']);
  expect(columnsThatFit(['percent', 'own-cost', 'due'], 508, FIELDS, 48).columns).toHaveLength(3);
});

test('the goal and columns of words share the room that is left', () => {
  expect(columnsThatFit(['status', 'owner', 'own-cost', 'own-note'], 1200, FIELDS).tracks).toBe(
    'minmax(0, 400fr) minmax(0, 116px) minmax(140px, 140fr) minmax(0, 104px) minmax(144px, 144fr)',
  );
});

test('a single column that does not fit is narrower than it should be', () => {
  expect(columnsThatFit(['owner'], 200, FIELDS).tracks).toBe('minmax(0, 400fr) minmax(0, 140px)');
});

test.each([320, 390, 639, 640, 820, 899, 900, 1087, 1088, 1264, 1872])(
  'at %d px the usual columns all have room, the status and how far it is among them',
  (width) => {
    const usual = usualColumns(width);
    expect(usual.slice(0, 1)).toEqual(['status']);
    expect(usual).toContain('percent');
    expect(columnsThatFit(usual, width, FIELDS, 48).columns).toEqual(usual);
  },
);
