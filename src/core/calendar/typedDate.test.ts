import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { type Day, formatIsoDate } from './date.ts';
import { formatTypedDate, readTypedDate, typedDatePattern } from './typedDate.ts';

describe('a typed date', () => {
  it.each([
    ['03/04/2025', '2025-03-04', '2025-04-03'],
    ['3/4/2025', '2025-03-04', '2025-04-03'],
    [' 03/04/2025 ', '2025-03-04', '2025-04-03'],
    ['03-04-2025', '2025-03-04', '2025-04-03'],
    ['03.04.2025', '2025-03-04', '2025-04-03'],
    ['03/04/25', '2025-03-04', '2025-04-03'],
    ['03/04/68', '2068-03-04', '2068-04-03'],
    ['03/04/69', '1969-03-04', '1969-04-03'],
    ['03/04/0001', '0001-03-04', '0001-04-03'],
    ['12/31/2025', '2025-12-31', null],
    ['31/12/2025', null, '2025-12-31'],
    ['02/29/2024', '2024-02-29', null],
    ['02/29/2025', null, null],
    ['29/02/2025', null, null],
    ['03/04/0000', null, null],
    ['', null, null],
    ['03/04', null, null],
    ['03/04/', null, null],
    ['03/04/5', null, null],
    ['03/04/205', null, null],
    ['03/04/20255', null, null],
    ['003/04/2025', null, null],
    ['03/004/2025', null, null],
    ['03/04-2025', null, null],
    ['x03/04/2025', null, null],
    ['03 04 2025', null, null],
    ['2025-03-04', null, null],
    ['٠٣/٠٤/٢٠٢٥', null, null],
  ])('%j is %s, and %s in a D/M/Y plan', (text, monthFirst, dayFirst) => {
    const read = [readTypedDate(text, 'M/D/Y'), readTypedDate(text, 'D/M/Y')];
    expect(read.map((day) => day && formatIsoDate(day))).toEqual([monthFirst, dayFirst]);
  });

  it('is written with two, two and four digits in the order of the plan', () => {
    expect(formatTypedDate(exampleDay('2025-03-04'), 'M/D/Y')).toBe('03/04/2025');
    expect(formatTypedDate(exampleDay('2025-03-04'), 'D/M/Y')).toBe('04/03/2025');
    expect(formatTypedDate(exampleDay('0001-12-31'), 'M/D/Y')).toBe('12/31/0001');
    expect(typedDatePattern('M/D/Y')).toBe('MM/DD/YYYY');
    expect(typedDatePattern('D/M/Y')).toBe('DD/MM/YYYY');
  });

  it('read back, is the day it was written from', () => {
    const days = fc
      .integer({ min: exampleDay('0001-01-01'), max: exampleDay('9999-12-31') })
      .map((number) => number as Day);
    fc.assert(
      fc.property(days, fc.constantFrom('M/D/Y' as const, 'D/M/Y' as const), (day, format) => {
        expect(readTypedDate(formatTypedDate(day, format), format)).toBe(day);
      }),
    );
  });
});
