import { expect, it } from 'vitest';
import { exampleShownPlan } from '#testing/web/exampleShownPlan.ts';
import { daysText } from './workTexts.ts';

/** Its today is November 20, 2025. */
const shown = exampleShownPlan();

it.each([
  ['2025-08-01', '2025-10-01', 'Aug 1 – Oct 1'],
  ['2025-08-01', '2026-03-01', 'Aug 1, 2025 – Mar 1, 2026'],
  ['2026-05-17', '2026-06-25', 'May 17 – Jun 25, 2026'],
  ['2024-05-17', '2025-06-25', 'May 17, 2024 – Jun 25'],
  ['2025-10-01', null, 'From Oct 1'],
  [null, '2026-01-31', 'Until Jan 31, 2026'],
  [null, null, ''],
])('from %s to %s: “%s”', (start, end, text) => {
  expect(daysText({ start, end }, shown)).toBe(text);
});
