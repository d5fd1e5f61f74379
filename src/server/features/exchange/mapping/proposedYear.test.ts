import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { proposedYear } from './proposedYear.ts';

describe('the year proposed for headings that name none', () => {
  it.each([
    ['Jan, Feb, Dec', 1, '2026-11-24', 2026],
    ['Q1, Q2', 1, '2026-11-24', 2026],
    ['Jul, Aug, Jun', 7, '2026-11-24', 2026],
    ['Jul, Aug, Jun', 7, '2026-02-01', 2025],
    ['Jan, Feb', 7, '2026-11-24', 2027],
    ['Jan, Dec', 7, '2026-11-24', 2026],
    ['Q1 Target', 7, '2026-02-01', 2025],
    ['Annual target', 7, '2026-02-01', 2025],
    ['W1, W2', 7, '2026-02-01', 2026],
  ])('%s in a plan from month %s on %s: %s', (headings, fiscalStartMonth, today, year) => {
    expect(proposedYear(headings.split(', '), { today: exampleDay(today), fiscalStartMonth })).toBe(year);
  });
});
