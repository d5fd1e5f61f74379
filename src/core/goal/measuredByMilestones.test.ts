import { expect, it } from 'vitest';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { asMeasured, withoutSetTargets } from './measuredByMilestones.ts';

const SET = { allTarget: 5, baseline: { value: 1, date: null }, targetsByYear: new Map([[2025, 3]]) };

it('a goal measured by its milestones is a Current percent that goes up, and no roll-up', () => {
  const goal = exampleGoal({
    isByMilestones: true,
    aggregation: 'sum',
    valueType: 'number',
    unit: 'days',
    rollup: 'sum',
  });
  expect(asMeasured(goal)).toMatchObject({
    aggregation: 'current',
    valueType: 'percent',
    unit: '',
    targetDirection: 'up',
    hasDirection: true,
    rollup: null,
  });
  expect(asMeasured({ ...goal, rollup: 'feeds' }).rollup).toBe('feeds');
  const { hasDirection: _hasDirection, ...shown } = goal;
  expect(asMeasured(shown)).not.toHaveProperty('hasDirection');
});

it('and targets set before lie underneath', () => {
  expect(withoutSetTargets(exampleGoal({ isByMilestones: true, ...SET }))).toMatchObject({
    allTarget: null,
    baseline: null,
    targetsByYear: new Map(),
  });
});

it('any other goal is as it is stated', () => {
  const goal = exampleGoal({ rollup: 'sum', ...SET });
  expect(asMeasured(goal)).toBe(goal);
  expect(withoutSetTargets(goal)).toBe(goal);
});
