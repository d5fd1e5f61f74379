import { expect, it } from 'vitest';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { sheetChoices } from './sheetChoices.ts';

const one = { id: 'one', number: '1', name: 'City', description: '' };
const two = { id: 'two', number: '10', name: 'Water', description: '' };
const goal = (id: string, number: string, objective: typeof one) =>
  exampleDashboardGoal({ id, number, objective, parentId: objective.id, depth: 1 });

it('objectives to choose from come in plan order, whatever the numbers beneath them', () => {
  const above = [
    exampleDashboardGoal({ id: 'two', number: '10', objective: two, depth: 0 }),
    exampleDashboardGoal({ id: 'one', number: '1', objective: one, depth: 0 }),
  ];
  const choices = sheetChoices([...above, goal('b', '0.1', two), goal('a', '20', one)]);
  expect(choices.objectives).toEqual([
    { id: 'one', name: '1 City' },
    { id: 'two', name: '10 Water' },
  ]);
});
