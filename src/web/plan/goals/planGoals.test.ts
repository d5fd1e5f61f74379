import { expect, it } from 'vitest';
import { examplePlanGoals, exampleNumberedGoal as goal } from '#testing/web/examplePlanGoals.ts';
import { goalsBelow } from './planGoals.ts';

const PLAN = [goal('1.10'), goal('1.2'), goal('1'), goal('2')];

it('stands by number, part by part, whatever order the server answers in', () => {
  expect(examplePlanGoals(PLAN).goals.map(({ number }) => number)).toEqual(['1', '1.2', '1.10', '2']);
});

it('knows the goals below each goal that run in the year, in order', () => {
  const inactive = goal('1.3');
  const plan = examplePlanGoals([...PLAN, { ...inactive, figures: { ...inactive.figures, inFiscalYear: false } }]);
  expect(goalsBelow(plan, '1').map(({ number }) => number)).toEqual(['1.2', '1.10']);
  expect(goalsBelow(plan, 'nobody')).toEqual([]);
});
