import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import { because } from './because.ts';
import { dateOrderOf, dateTraitsOf } from './dateOrder.ts';
import { type DateCalendar, readDate } from './readDate.ts';

const CALENDAR: DateCalendar = { dateFormat: 'M/D/Y', fiscalStartMonth: 1, fiscalDisplay: 'startYear' };
const SCHOOL: DateCalendar = { dateFormat: 'D/M/Y', fiscalStartMonth: 9, fiscalDisplay: 'bothYears' };

const spanOf = (cell: string, calendar = CALENDAR) => {
  const reading = readDate(cell, calendar);
  if (reading === null) return null;
  const { start, end } = reading.span;
  return start === end ? formatIsoDate(start) : `${formatIsoDate(start)}..${formatIsoDate(end)}`;
};

describe('a cell as a date', () => {
  it.each([
    ['2024-01-31', '2024-01-31'],
    ['2024/1/31', '2024-01-31'],
    ['2024.01.31', '2024-01-31'],
    ['01/31/2024', '2024-01-31'],
    ['1/31/24', '2024-01-31'],
    ['31.01.2024', '2024-01-31'],
    ['31 Jan 2024', '2024-01-31'],
    ['31-Jan-24', '2024-01-31'],
    ['1st March 2024', '2024-03-01'],
    ['January 31, 2024', '2024-01-31'],
    ['Sept. 5, 2024', '2024-09-05'],
    ['2024-01-31T00:00:00Z', '2024-01-31'],
    ['1/31/2024 0:00', '2024-01-31'],
    ['1/31/2024 12:00 AM', '2024-01-31'],
    ['2024-02', '2024-02-01..2024-02-29'],
    ['Feb 2024', '2024-02-01..2024-02-29'],
    ['Feb-24', '2024-02-01..2024-02-29'],
    ['2024-Q2', '2024-04-01..2024-06-30'],
    ['Q2 2024', '2024-04-01..2024-06-30'],
    ['2024', '2024-01-01..2024-12-31'],
    ['FY24', '2024-01-01..2024-12-31'],
    ['31. Januar 2024', '2024-01-31'],
    ['1er février 2024', '2024-02-01'],
    ['31 de enero de 2024', '2024-01-31'],
    ['45322', '2024-01-31'],
    ['36526', '2000-01-01'],
    ['54788', '2049-12-31'],
    ['Mrz 24', '2024-03-01..2024-03-31'],
    ['202402', '2024-02-01..2024-02-29'],
    ['2. Quartal 2024', '2024-04-01..2024-06-30'],
    ['2024-W41', '2024-10-07..2024-10-13'],
    ['10/24', '2024-10-01..2024-10-31'],
    ['2024-2025', '2024-01-01..2024-12-31'],
    ['2011-12', '2011-12-01..2011-12-31'],
  ])('reads %s as %s', (cell, day) => {
    expect(spanOf(cell)).toBe(day);
  });

  it.each([
    ['01/02/2024', '2024-02-01'],
    ['2019-2020', '2019-09-01..2020-08-31'],
    ['2019/20', '2019-09-01..2020-08-31'],
    ['2019-20', '2019-09-01..2020-08-31'],
    ['FY19/20', '2019-09-01..2020-08-31'],
    ['1999/2000', '1999-09-01..2000-08-31'],
    ['Q1 2024', '2024-09-01..2024-11-30'],
  ])('reads %s in a D/M/Y plan that starts in September as %s', (cell, day) => {
    expect(spanOf(cell, SCHOOL)).toBe(day);
  });

  it('names a fiscal year by its end where the plan does', () => {
    expect(spanOf('FY25', { ...CALENDAR, fiscalStartMonth: 7, fiscalDisplay: 'endYear' })).toBe(
      '2024-07-01..2025-06-30',
    );
  });

  it.each([
    '',
    '2024-02-30',
    '30/02/2024',
    '13/13/2024',
    '31/01/2024',
    '2014-2016',
    '36525',
    '54789',
    'Jan',
    'Q1',
    'Target 2024',
    '2024-W53',
    '31 Dez',
    'soon',
    '10/11',
    '0024',
    '2024-13',
    'Q5 2024',
    '01.15.2024',
    '12:30',
  ])('takes %j for no date', (cell) => {
    expect(readDate(cell, CALENDAR)).toBeNull();
  });

  it('says where it read more than a day, or left a time out', () => {
    expect(readDate('2024', CALENDAR)?.note).toEqual(because('read_as_fiscal_year', 2024));
    expect(readDate('2024-05', CALENDAR)?.note).toEqual(because('read_as_whole_month'));
    expect(readDate('Q2 FY25', { ...SCHOOL, fiscalDisplay: 'endYear' })?.note).toEqual(
      because('read_as_quarter', 2, 2024),
    );
    expect(readDate('W41 2024', CALENDAR)?.note).toEqual(because('read_as_week', '2024-10-07'));
    expect(readDate('May 24', CALENDAR)?.note).toEqual(because('read_as_month', '2024-05'));
    expect(readDate('45322', CALENDAR)?.note).toEqual(because('serial_day', '2024-01-31'));
    expect(readDate('2024-05-01 13:30', CALENDAR)?.note).toEqual(because('time_left_out'));
    expect(readDate('2024-05-01 00:00', CALENDAR)?.note).toBeNull();
  });
});

describe('the order of day and month in a table', () => {
  it.each([
    ['the plan’s where nothing speaks against it', ['01/02/2024', '03/04/2024'], 'M/D/Y'],
    ['the other one where a date exists only that way', ['01/02/2024', '31/01/2024'], 'D/M/Y'],
    ['the plan’s where a date exists only that way', ['31/01/2024', '01/31/2024'], 'M/D/Y'],
    ['not told from dots', ['31.01.2024'], 'M/D/Y'],
    ['not told from ISO dates', ['2024-01-31', ''], 'M/D/Y'],
  ] as const)('is %s', (_, cells, order) => {
    expect(dateOrderOf([dateTraitsOf(cells)], 'M/D/Y')).toBe(order);
  });
});
