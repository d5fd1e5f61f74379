import { expect, it } from 'vitest';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { galleryPlan } from '#testing/web/gallery/galleryPlan.ts';
import { reasonText } from './reasonText.ts';

it.each([
  ['2026-03-02T09:00:00Z', 'Jo Ortega, Mar 2: “Which one?”'],
  ['2025-11-30T09:00:00Z', 'Jo Ortega, Nov 30, 2025: “Which one?”'],
])('a comment that asks something says of when it is, with the year when it is not this one: %s', (at, text) => {
  const item = {
    goal: exampleDashboardGoal({}),
    reason: { kind: 'asked', by: 'Jo Ortega', at, text: 'Which one?' },
  } as const;
  expect(reasonText(item, galleryPlan)).toBe(text);
});
