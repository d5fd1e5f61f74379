import { expect, it } from 'vitest';
import { firstDayOfMonth } from '#core/calendar/date.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { exampleWaiting } from '#testing/web/exampleWaiting.ts';
import { galleryPlan } from '#testing/web/gallery/galleryPlan.ts';
import { withWaiting } from '#web/plan/waiting/withWaiting.ts';
import { goalProgression, openingChoice } from './goalProgression.ts';

it.each([
  ['sum', 'monthly', 'toDateMonthly'],
  ['sum', 'weekly', 'toDateMonthly'],
  ['sum', 'quarterly', 'toDateQuarterly'],
  ['current', 'quarterly', 'quarterly'],
  ['sum', 'yearly', 'annual'],
  ['current', 'monthly', 'periods'],
  ['average', 'weekly', 'periods'],
  ['highest', 'monthly', 'periods'],
  ['current', 'yearly', 'annual'],
] as const)('a goal of function %s tracked %s opens with %s', (aggregation, trackingFrequency, choice) => {
  expect(openingChoice({ aggregation, trackingFrequency })).toBe(choice);
});

it.each([
  ['of a month without a figure, as a part', '2026-10-01', 7, [5, 7, true]],
  ['not of a month that has one', '2026-09-01', 7, [5, null, false]],
  ['not where it clears a figure', '2026-10-01', null, [5, null, false]],
])('a chart of single periods draws what waits: %s', (_, date, actual, expected) => {
  const entries = [{ date: firstDayOfMonth(2026, 9), target: 10, actual: 5 }];
  const goal = exampleDashboardGoal({ aggregation: 'current', entries, span: { start: null, end: null } });
  const { points } = goalProgression(withWaiting(goal, [exampleWaiting({ date, actual })]), 'periods', galleryPlan);
  const [september, october] = [9, 10].map((month) =>
    points.find(({ start }) => start === firstDayOfMonth(2026, month)),
  );
  expect([september?.actual, october?.actual, october?.isPartial]).toEqual(expected);
});
