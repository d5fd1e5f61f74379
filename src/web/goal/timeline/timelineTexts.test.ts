import { expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleShownPlan } from '#testing/web/exampleShownPlan.ts';
import { exampleInitiative, exampleMilestone } from '#testing/web/exampleWork.ts';
import { laneText } from './timelineTexts.ts';

const shown = exampleShownPlan();
const facts = { past: null, pastDay: exampleDay('2025-08-31'), tooSoon: 0 };

it.each([
  ['a day to come', exampleMilestone('m', '2025-12-14'), 'Dec 14'],
  ['a day gone by, with how late it is', exampleMilestone('m', '2025-11-13'), 'Nov 13, 7 days late'],
  ['a day it was done', exampleMilestone('m', '2025-11-13', { done_on: '2025-11-10' }), 'Done Nov 10'],
  [
    'both days of an initiative',
    exampleInitiative('i', { start: '2025-07-06', end: '2026-03-26' }),
    'Jul 6 to Mar 26, 2026',
  ],
  ['its start alone', exampleInitiative('i', { start: '2025-07-06' }), 'Starts Jul 6'],
  ['its end alone', exampleInitiative('i', { end: '2025-12-06' }), 'Ends Dec 6'],
  ['that it has none', exampleInitiative('i'), 'No days set'],
])('a row says %s', (_, item, text) => {
  expect(laneText({ ...facts, item }, shown)).toBe(text);
});

it('a row says how much later it is than on the day it is compared with, and how much too soon', () => {
  const item = exampleMilestone('m', '2025-12-14');
  const past = exampleMilestone('m', '2025-12-01');
  expect(laneText({ ...facts, item, past, tooSoon: 1 }, shown)).toBe(
    'Dec 14, due 1 day too soon, 13 days later, was Dec 1 on Aug 31',
  );
  const earlier = laneText({ ...facts, item: past, past: item }, shown);
  expect(earlier).toBe('Dec 1, 13 days earlier, was Dec 14 on Aug 31');
});
