import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import {
  addDays,
  civilDateOf,
  type Day,
  dayOf,
  daysInMonth,
  firstDayOfMonth,
  formatIsoDate,
  fullYear,
  readIsoDate,
  TWO_DIGIT_YEAR_PIVOT,
  weekdayOf,
} from './date.ts';
import { dayInTimeZone } from './dayInTimeZone.ts';

const FIRST = exampleDay('0001-01-01');
const LAST = exampleDay('9999-12-31');
const days = fc.integer({ min: FIRST, max: LAST }).map((number) => number as Day);

/** The platform's own calendar, at noon UTC, to check ours against. */
function platformDate(day: Day): Date {
  return new Date(day * 86_400_000 + 43_200_000);
}

describe('a day', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-01-01', 10_957],
    ['2025-09-15', 20_346],
    ['0001-01-01', -719_162],
    ['9999-12-31', 2_932_896],
  ])('%s is number %d', (text, number) => {
    expect(readIsoDate(text)).toBe(number);
    expect(formatIsoDate(number as Day)).toBe(text);
  });

  it('is the day of the platform’s calendar, whatever the zone of the machine', () => {
    fc.assert(
      fc.property(days, (day) => {
        const platform = platformDate(day);
        expect(civilDateOf(day)).toEqual({
          year: platform.getUTCFullYear(),
          month: platform.getUTCMonth() + 1,
          day: platform.getUTCDate(),
        });
        expect(weekdayOf(day)).toBe(platform.getUTCDay());
      }),
    );
  });

  it('read back, is the day it was written from', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(readIsoDate(formatIsoDate(day))).toBe(day);
        const { year, month, day: dayOfMonth } = civilDateOf(day);
        expect(dayOf(year, month, dayOfMonth)).toBe(day);
      }),
    );
  });

  it.each(['2024-02-29', '2000-02-29', '0004-02-29', '2025-01-31', '2025-04-30', '9999-12-31', '0001-01-01'])(
    '%s exists',
    (text) => {
      expect(formatIsoDate(exampleDay(text))).toBe(text);
    },
  );

  it.each([
    '2025-02-29',
    '1900-02-29',
    '2100-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-01-32',
    '0000-00-00',
    '0000-12-31',
    '',
    '2025-1-1',
    '2025/01/01',
    ' 2025-01-01',
    '2025-01-01T00:00:00',
    '12025-01-01',
  ])('%j is none', (text) => {
    expect(readIsoDate(text)).toBeNull();
  });

  it.each([
    [1, 1, 1, true],
    [0, 1, 1, false],
    [9999, 12, 31, true],
    [10_000, 1, 1, false],
    [2025, 1, 1, true],
    [2025, 0, 1, false],
    [2025, 12, 1, true],
    [2025, 13, 1, false],
    [2025, 1, 0, false],
    [2025, 2, 28, true],
    [2025, 2, 29, false],
    [2025.5, 1, 1, false],
    [2025, 1.5, 1, false],
    [2025, 1, 1.5, false],
    [Number.NaN, 1, 1, false],
    [2025, Number.NaN, 1, false],
    [2025, 1, Number.NaN, false],
  ])('of %d, %d, %d exists: %s', (year, month, day, exists) => {
    expect(dayOf(year, month, day) !== null).toBe(exists);
  });
});

describe('the first day of a month', () => {
  it.each([
    [2025, 1, '2025-01-01'],
    [2025, 12, '2025-12-01'],
    [2025, 13, '2026-01-01'],
    [2025, 25, '2027-01-01'],
    [2025, 0, '2024-12-01'],
    [2025, -11, '2024-01-01'],
    [2025, -12, '2023-12-01'],
  ])('of %d, month %d, carries to %s', (year, month, text) => {
    expect(formatIsoDate(firstDayOfMonth(year, month))).toBe(text);
  });
});

describe('the length of a month', () => {
  it.each([
    [2025, 1, 31],
    [2025, 2, 28],
    [2024, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2025, 4, 30],
    [2025, 12, 31],
    [9999, 12, 31],
  ])('of %d-%d is %d', (year, month, length) => {
    expect(daysInMonth(year, month)).toBe(length);
  });
});

describe('days later', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2025-01-01', -1, '2024-12-31'],
    ['2025-01-01', 0, '2025-01-01'],
  ])('%s and %d days is %s', (text, number, later) => {
    expect(formatIsoDate(addDays(exampleDay(text), number))).toBe(later);
  });
});

describe('the day of the week', () => {
  it.each([
    ['2025-09-14', 0],
    ['2025-09-15', 1],
    ['2025-09-20', 6],
    ['1969-12-31', 3],
    ['0001-01-01', 1],
  ])('of %s is %d', (text, weekday) => {
    expect(weekdayOf(exampleDay(text))).toBe(weekday);
  });
});

describe('a typed year', () => {
  it.each([
    ['00', 2000],
    ['5', 2005],
    ['68', 2068],
    ['69', 1969],
    ['99', 1999],
    ['100', 100],
    ['0068', 68],
    ['2025', 2025],
  ])('%s means %d', (typed, year) => {
    expect(fullYear(typed)).toBe(year);
  });

  it('turns over at 68', () => {
    expect(TWO_DIGIT_YEAR_PIVOT).toBe(68);
  });
});

describe('today in a time zone', () => {
  it.each([
    ['UTC', '2025-09-15T00:00:00Z', '2025-09-15'],
    ['UTC', '2025-09-15T23:59:59Z', '2025-09-15'],
    ['Pacific/Kiritimati', '2025-09-15T09:59:59Z', '2025-09-15'],
    ['Pacific/Kiritimati', '2025-09-15T10:00:00Z', '2025-09-16'],
    ['Pacific/Pago_Pago', '2025-09-15T10:59:59Z', '2025-09-14'],
    ['Pacific/Pago_Pago', '2025-09-15T11:00:00Z', '2025-09-15'],
    ['America/New_York', '2025-03-09T06:59:59Z', '2025-03-09'],
    ['America/New_York', '2025-01-01T04:59:59Z', '2024-12-31'],
    ['Asia/Kathmandu', '2024-02-28T18:15:00Z', '2024-02-29'],
  ])('in %s at %s is %s', (timeZone, instant, day) => {
    expect(formatIsoDate(dayInTimeZone(Date.parse(instant), timeZone))).toBe(day);
  });

  it('is refused for a zone that does not exist', () => {
    expect(() => dayInTimeZone(0, 'Mars/Olympus')).toThrow(RangeError);
  });
});

it('an example that is no date is refused', () => {
  expect(() => exampleDay('2025-02-29')).toThrow('2025-02-29 is no date');
});
