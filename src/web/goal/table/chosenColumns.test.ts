import { describe, expect, test } from 'vitest';
import type { Column } from '#web/goal/list/ColumnHead.tsx';
import { readColumns, withMoved, withToggled } from './chosenColumns.ts';

const AVAILABLE: readonly Column[] = ['goal', 'status', 'percent', 'due', 'own-ward'];

describe('the columns that were kept', () => {
  test.each([
    [null, null],
    [{}, null],
    [
      ['own-ward', 'status'],
      ['own-ward', 'status'],
    ],
    [[], []],
    [
      ['status', 'own-removed', 7, null, 'nonsense', 'due'],
      ['status', 'due'],
    ],
    [['goal', 'due', 'due'], ['due']],
  ])('%j are read as %j', (kept, read) => {
    expect(readColumns(kept, AVAILABLE)).toEqual(read);
  });
});

test('a column is added at the end, and taken away where it stands', () => {
  expect(withToggled(['status', 'due'], 'own-ward')).toEqual(['status', 'due', 'own-ward']);
  expect(withToggled(['status', 'due'], 'status')).toEqual(['due']);
});

test.each([
  ['due', -1, ['due', 'status', 'percent']],
  ['due', 1, ['status', 'percent', 'due']],
  ['status', -1, ['status', 'due', 'percent']],
  ['percent', 1, ['status', 'due', 'percent']],
  ['owner', 1, ['status', 'due', 'percent']],
] as const)('%s moved by %d', (column, by, after) => {
  expect(withMoved(['status', 'due', 'percent'], column, by)).toEqual(after);
});
