import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#core/calendar/date.ts';
import { periodStartOf } from '#core/calendar/period.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { cutsQuarters, redated } from './redatedEntries.ts';

const calendar = (weekStart: number, fiscalStartMonth = 1) => ({ weekStart, fiscalStartMonth });
const MONDAY = exampleDay('2026-01-05');

describe('a stored period under another calendar', () => {
  it.each([
    { to: 0, expected: exampleDay('2026-01-04') },
    { to: 1, expected: MONDAY },
    { to: 2, expected: exampleDay('2026-01-06') },
    { to: 4, expected: exampleDay('2026-01-08') },
    { to: 5, expected: exampleDay('2026-01-02') },
    { to: 6, expected: exampleDay('2026-01-03') },
  ])('moves a week from Monday to the nearest weekday $to', ({ to, expected }) => {
    expect(redated(MONDAY, { frequency: 'weekly', from: calendar(1), to: calendar(to) })).toBe(expected);
  });

  it('leaves a fiscal year its name', () => {
    const yearly = { frequency: 'yearly', from: calendar(1, 1), to: calendar(1, 7) } as const;
    expect(redated(exampleDay('2025-01-01'), yearly)).toBe(exampleDay('2025-07-01'));
  });

  it('leaves months where they are', () => {
    const monthly = { frequency: 'monthly', from: calendar(1, 1), to: calendar(3, 7) } as const;
    expect(redated(exampleDay('2025-03-01'), monthly)).toBe(exampleDay('2025-03-01'));
  });

  it.each([
    [1, 4, false],
    [1, 7, false],
    [10, 1, false],
    [12, 3, false],
    [7, 7, false],
    [1, 2, true],
    [1, 3, true],
    [10, 12, true],
    [12, 1, true],
  ])('fiscal quarters from month %i are cut by those from month %i: %s', (old, now, isCut) => {
    expect(cutsQuarters({ from: calendar(1, old), to: calendar(1, now) })).toBe(isCut);
  });

  it('makes the first day of a period of the new calendar, and never one of two', () => {
    const weekday = fc.integer({ min: 0, max: 6 });
    const month = fc.integer({ min: 1, max: 12 });
    const frequency = fc.constantFrom('weekly' as const, 'quarterly' as const, 'yearly' as const);
    fc.assert(
      fc.property(weekday, weekday, month, month, frequency, (oldDay, newDay, oldMonth, newMonth, frequency) => {
        const [from, to] = [calendar(oldDay, oldMonth), calendar(newDay, newMonth)];
        fc.pre(frequency !== 'quarterly' || !cutsQuarters({ from, to }));
        const first = periodStartOf(exampleDay('2026-05-20'), frequency, from);
        const next = periodStartOf(addDays(first, frequency === 'weekly' ? 7 : 370), frequency, from);
        const moved = [first, next].map((day) => redated(day, { frequency, from, to }));
        expect(moved.map((day) => periodStartOf(day, frequency, to))).toEqual(moved);
        expect(moved[0]).not.toBe(moved[1]);
        if (frequency === 'weekly') expect(moved.map(weekdayOf)).toEqual([newDay, newDay]);
      }),
    );
  });
});
