import { expect, it } from 'vitest';
import { columnProblem, columnsWithin } from './tableColumns.ts';

const FIELDS = [{ id: 'ward' }, { id: 'grant' }];

it.each([
  [[], null],
  [['owner', 'own-grant', 'weight', 'own-ward'], null],
  [['status', 'own-gone', 'nothing'], 'own-gone'],
  [['goal'], 'goal'],
  [['due', 'own-ward', 'due'], 'due'],
  [['ward'], 'ward'],
] as const)('of the columns %j, %j cannot be shown', (columns, problem) => {
  expect(columnProblem(columns, FIELDS)).toBe(problem);
});

it('of columns that a share does not have, nothing is told', () => {
  expect(columnsWithin(['own-ward', 'status', 'own-grant'], [{ id: 'grant' }])).toEqual(['status', 'own-grant']);
});
