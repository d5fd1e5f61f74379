import { expect, it } from 'vitest';
import { dayOf, formatIsoDate } from '#core/calendar/date.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { galleryPlan } from '#testing/web/gallery/galleryPlan.ts';
import { figuresWith } from '#web/plan/goals/figuresWith.ts';
import { figureCount } from './figureCount.ts';
import { statusAfter } from './statusAfter.ts';

const october = dayOf(2026, 10, 1);
if (october === null) throw new Error('no day');

const stated = exampleDashboardGoal({
  span: { start: null, end: null },
  entries: [{ date: october, target: 100, actual: 100 }],
});
const goal = { ...stated, figures: figuresWith(stated, null, galleryPlan) };

it.each([
  ['as it is', 100, false],
  ['far from the target', 10, true],
])('a yes to a figure %s is said to change the status only where it does', (_, actual, isOther) => {
  const after = statusAfter(goal, { date: formatIsoDate(october), actual }, galleryPlan);
  expect(after !== null).toBe(isOther);
});

it.each(['setByHand', 'deferred'] as const)('nothing is said of a status that is %s: it may stay', (statusRule) => {
  const byHand = { ...goal, figures: { ...goal.figures, status: 'deferred' as const, statusRule } };
  expect(statusAfter(byHand, { date: formatIsoDate(october), target: 1000 }, galleryPlan)).toBeNull();
});

it('an actual and a target of one period are two figures, as the list shows them', () => {
  expect(figureCount([{ actual: 1 }, { actual: null, target: 2 }, {}])).toBe(3);
});
