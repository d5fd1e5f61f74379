import { expect, it } from 'vitest';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { heroLines } from './heroLines.ts';

const context = {
  year: 2025,
  unit: { valueType: 'number', currency: '$', unit: '' },
  statusText: '',
  meanCount: { counted: 3, of: 3 },
  startsOn: null,
} as const;

const measured = { percentComplete: 50 };

it.each([
  ['the end target of the year', { ...measured, percentBasis: 'endTarget' }, 'of year-end target'],
  ['an attainment', { ...measured, percentBasis: 'targetToDate' }, 'of target to date'],
  ['a mean', { ...measured, percentBasis: 'children' }, 'average of 3 goals'],
  ['a way', { ...measured, percentBasis: 'wayFromBaseline', baseline: 21, endTarget: 10 }, 'of the way from 21 to 10'],
  ['why there is none', { percentComplete: null }, 'No target set'],
] as const)('says what the number is a percent of: %s', (_, figures, first) => {
  expect(heroLines(exampleDashboardGoal({ figures }), { ...context, statusText: 'No target set' }).first).toBe(first);
});

it.each([
  [{ counted: 2, of: 3 }, 'average of 2 of 3 goals'],
  [{ counted: 1, of: 3 }, 'average of 1 of 3 goals'],
  [{ counted: 1, of: 1 }, 'average of 1 goal'],
])('says of how many goals below it is the mean: %j', (meanCount, first) => {
  const goal = exampleDashboardGoal({ figures: { ...measured, percentBasis: 'children' } });
  expect(heroLines(goal, { ...context, meanCount }).first).toBe(first);
});

it('counts no goals below where not all of them are seen', () => {
  const goal = exampleDashboardGoal({ figures: { ...measured, percentBasis: 'children' } });
  expect(heroLines(goal, { ...context, meanCount: null }).first).toBe('average of its goals');
});

it('speaks of the end of the plan when the year is ALL', () => {
  const goal = exampleDashboardGoal({ figures: { ...measured, percentBasis: 'endTarget' } });
  expect(heroLines(goal, { ...context, year: 'ALL' }).first).toBe('of end target');
});

it('says when a goal without figures starts', () => {
  const goal = exampleDashboardGoal();
  expect(heroLines(goal, { ...context, startsOn: 'Nov 1, 2026' }).first).toBe('starts Nov 1, 2026');
});

it.each([
  ['up', 'Days', 'Days'],
  ['down', 'Days', 'Days, lower is better'],
  ['down', '', 'lower is better'],
  ['equal', 'Days', 'Days'],
] as const)('names the measure going %s as %j', (targetDirection, measure, second) => {
  expect(heroLines(exampleDashboardGoal({ targetDirection, measure }), context).second).toBe(second);
});

it.each([
  ['up', ''],
  ['down', 'lower is better'],
] as const)('leaves out a measure that repeats the title, going %s: %j', (targetDirection, second) => {
  const goal = exampleDashboardGoal({
    title: 'Elevator availability',
    measure: 'Elevator Availability',
    targetDirection,
  });
  expect(heroLines(goal, context).second).toBe(second);
});

it('names the unit with the measure, and alone where that repeats the title', () => {
  const goal = exampleDashboardGoal({ title: 'Wait', measure: 'Wait', unit: 'days', targetDirection: 'down' });
  expect(heroLines(goal, context).second).toBe('days, lower is better');
  expect(heroLines({ ...goal, measure: 'Longest queue' }, context).second).toBe(
    'Longest queue (days), lower is better',
  );
});

it('describes a container, which has no measure', () => {
  const goal = exampleDashboardGoal({ description: 'What it is for', figures: { distribution: NO_GOALS } });
  expect(heroLines(goal, context).second).toBe('What it is for');
});
