import { describe, expect, it } from 'vitest';
import { addDays } from '#core/calendar/date.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { dayAt, shareOf, weeksOf, weeksShown } from './weeksShown.ts';

const FIRST = exampleDay('2024-01-01');
const weeks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ start: addDays(FIRST, index * 7), changes: index }));

describe('the weeks shown', () => {
  it('are all there are, up to a year', () => {
    expect(weeksShown(weeks(53), FIRST)).toHaveLength(53);
  });

  it.each([
    ['the last day', 7 * 200 - 1, 147],
    ['the first day of the last year', 7 * 147, 147],
    ['the day before', 7 * 147 - 1, 120],
    ['the first day of all', 0, 0],
  ])('hold %s', (_, days, first) => {
    const shown = weeksShown(weeks(200), addDays(FIRST, days));
    expect(shown).toHaveLength(53);
    expect(shown[0]?.changes).toBe(first);
  });

  it('a week without a day is left out', () => {
    expect(
      weeksOf([
        { start: '2024-02-30', changes: 1 },
        { start: '2024-01-01', changes: 2 },
      ]),
    ).toEqual([{ start: FIRST, changes: 2 }]);
  });
});

describe('a place along the weeks', () => {
  it('is that of its day, back and forth', () => {
    const shown = weeks(10);
    for (let days = 0; days < 70; days += 1) {
      const day = addDays(FIRST, days);
      expect(dayAt(shown, shareOf(shown, day))).toBe(day);
    }
  });

  it.each([
    [-1, 0],
    [0, 0],
    [1, 69],
    [2, 69],
  ])('%s is held within them', (share, days) => {
    expect(dayAt(weeks(10), share)).toBe(addDays(FIRST, days));
  });

  it('is none without weeks', () => {
    expect(dayAt([], 0.5)).toBeNull();
  });
});
