import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { implausiblePeriod } from './implausiblePeriod.ts';

const TODAY = exampleDay('2026-11-26');
const day = (text: string | null) => (text === null ? null : exampleDay(text));

describe('a figure is taken for a typing error', () => {
  it.each([
    ['1899-12-01', 'monthly', 'tooEarly'],
    ['1900-01-01', 'monthly', null],
    ['1899-12-30', 'weekly', null],
    ['1899-07-01', 'yearly', null],
    ['0001-01-01', 'monthly', 'tooEarly'],
    ['2076-11-01', 'monthly', null],
    ['2076-12-01', 'monthly', 'tooLate'],
    ['2076-11-26', 'weekly', null],
    ['2076-11-27', 'weekly', 'tooLate'],
    ['9999-01-01', 'yearly', 'tooLate'],
  ] as const)('where its period is decades off: %s %s is %s', (start, trackingFrequency, why) => {
    const goal = { span: { start: null, end: null }, trackingFrequency };
    expect(implausiblePeriod(goal, exampleDay(start), TODAY)).toBe(why);
  });

  it.each([
    ['2025-06-01', '2025-07-15', null, 'beforeStart'],
    ['2025-07-01', '2025-07-15', null, null],
    ['2026-06-01', null, '2026-06-01', null],
    ['2026-07-01', null, '2026-06-30', 'afterEnd'],
    ['2025-07-01', '2025-07-15', '2025-07-20', null],
    ['1850-01-01', '1800-01-01', '1860-01-01', 'tooEarly'],
  ])('where it lies outside the goal’s dates: %s of %s to %s is %s', (start, from, to, why) => {
    const goal = { span: { start: day(from), end: day(to) }, trackingFrequency: 'monthly' as const };
    expect(implausiblePeriod(goal, exampleDay(start), TODAY)).toBe(why);
  });
});
