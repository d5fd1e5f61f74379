import { expect, it } from 'vitest';
import { firstDayOfMonth } from '#core/calendar/date.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { exampleWaiting } from '#testing/web/exampleWaiting.ts';
import { galleryPlan } from '#testing/web/gallery/galleryPlan.ts';
import { dueOf } from './isDue.ts';

const october = firstDayOfMonth(2026, 10);

it.each([
  ['nothing waits', [], october],
  ['its figure waits', [exampleWaiting({ date: '2026-10-01' })], null],
  ['a figure of another month waits', [exampleWaiting({ date: '2026-09-01' })], october],
  ['its target alone waits', [exampleWaiting({ date: '2026-10-01', actual: undefined, target: 5 })], october],
  ['what waits would leave it empty', [exampleWaiting({ date: '2026-10-01', actual: null })], october],
])('the last month that is over is due, where %s', (_, waiting, expected) => {
  const goal = exampleDashboardGoal({ span: { start: null, end: null } });
  expect(dueOf(goal, galleryPlan, waiting)?.start ?? null).toBe(expected);
});
