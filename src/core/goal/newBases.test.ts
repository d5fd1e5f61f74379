import { expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { lastBaseOf, sortedBases } from './newBases.ts';

const base = (date: string, reason: string) => ({ date: exampleDay(date), reason });

it('new bases are in order of time, and of two on one day the later stands', () => {
  const bases = [base('2026-03-01', 'Counted anew'), base('2025-01-01', 'Merged'), base('2026-03-01', 'Corrected')];
  expect(sortedBases(bases)).toEqual([base('2025-01-01', 'Merged'), base('2026-03-01', 'Corrected')]);
});

it.each([
  ['2024-12-31', null],
  ['2025-01-01', 'Merged'],
  ['2026-02-28', 'Merged'],
  ['2026-03-01', 'Corrected'],
])('on %s figures are judged from the base %s', (today, reason) => {
  const newBases = [base('2025-01-01', 'Merged'), base('2026-03-01', 'Corrected')];
  expect(lastBaseOf({ newBases }, exampleDay(today))?.reason ?? null).toBe(reason);
});
