import { expect, it } from 'vitest';
import { readGoals } from './strategy.ts';

const RESERVE = ['# Keep reserves', 'id: reserve', 'owner: wierzbicki'];

it('a title has its level from its marks, its lines their names', () => {
  const outline = [...RESERVE, 'is kpi: yes', '', '## Hold cash', 'id: cash', 'owner: department finance'].join('\n');
  expect(readGoals(outline)).toEqual([
    {
      title: 'Keep reserves',
      id: 'reserve',
      owner: 'wierzbicki',
      isKpi: true,
      comment: [],
      status: [],
      goals: [{ title: 'Hold cash', id: 'cash', owner: { department: 'finance' }, comment: [], status: [], goals: [] }],
    },
  ]);
});

it.each([
  ['a line of an unknown name', 'colour: blue', 'colour'],
  ['a line that is none', 'some words', ''],
  ['a person who is not in the plan', 'comment: Mar 11, last year, nobody: Hello', 'comment'],
  ['a day that is none', 'added: March 11, last year', 'added'],
  ['a line written twice', 'owner: onyango', 'owner stands twice'],
  ['too few years', 'targets: 1, 2', 'targets'],
])('%s is refused with the goal’s title', (_what, line, named) => {
  const reading = () => readGoals([...RESERVE, line].join('\n'));
  expect(reading).toThrow('Keep reserves: ');
  expect(reading).toThrow(named);
});
