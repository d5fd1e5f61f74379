import { expect, it } from 'vitest';
import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import { firstTimelineSpan, steppedSpan, type TimelineZoom } from './timelineSpan.ts';
import { timelineTicks } from './timelineTicks.ts';

const day = (iso: string): Day => readIsoDate(iso) ?? (0 as Day);
const told = ({ start, end }: ClosedSpan) => `${formatIsoDate(start)} ${formatIsoDate(end)}`;
const span = (text: string): ClosedSpan => ({ start: day(text.slice(0, 10)), end: day(text.slice(11)) });
const asked = (year: FiscalYear) => ({
  year,
  today: day('2026-11-23'),
  startMonth: 7,
  whole: span('2023-07-05 2028-06-12'),
});

it.each<[TimelineZoom, FiscalYear, string]>([
  ['weeks', 2026, '2026-10-26 2027-01-24'],
  ['weeks', 2025, '2025-06-30 2025-09-28'],
  ['months', 2026, '2026-07-01 2027-06-30'],
  ['months', 'ALL', '2026-07-01 2027-06-30'],
  ['months', 2024, '2024-07-01 2025-06-30'],
  ['quarters', 2026, '2025-07-01 2028-06-30'],
  ['plan', 2026, '2023-07-01 2028-06-30'],
])('%s of fiscal year %s', (zoom, year, expected) => {
  expect(told(firstTimelineSpan(zoom, asked(year)))).toBe(expected);
});

it.each<[TimelineZoom, -1 | 1, string]>([
  ['weeks', 1, '2026-11-23 2027-02-21'],
  ['weeks', -1, '2026-09-28 2026-12-27'],
  ['months', 1, '2026-10-01 2027-09-30'],
  ['months', -1, '2026-04-01 2027-03-31'],
  ['quarters', 1, '2026-07-01 2029-06-30'],
  ['quarters', -1, '2024-07-01 2027-06-30'],
  ['plan', 1, '2023-07-01 2028-06-30'],
])('%s go on by a step of %i', (zoom, by, expected) => {
  expect(told(steppedSpan(zoom, firstTimelineSpan(zoom, asked(2026)), by))).toBe(expected);
});

it.each([
  ['13 weeks', '2026-10-26 2027-01-24', 'monthly 2026-11-01 2027-01-01', 'weekly 2026-10-26 2027-01-18', 13],
  [
    'weeks from a Wednesday',
    '2026-10-28 2026-11-11',
    'monthly 2026-11-01 2026-11-01',
    'weekly 2026-11-02 2026-11-09',
    2,
  ],
  ['a fiscal year', '2026-07-01 2027-06-30', 'quarterly 2026-07-01 2027-04-01', 'monthly 2026-07-01 2027-06-01', 12],
  [
    'a year from August',
    '2026-08-01 2027-07-31',
    'quarterly 2026-10-01 2027-07-01',
    'monthly 2026-08-01 2027-07-01',
    12,
  ],
  ['three years', '2025-07-01 2028-06-30', 'yearly 2025-07-01 2027-07-01', 'quarterly 2025-07-01 2028-04-01', 12],
  ['ten years', '2020-07-01 2030-06-30', 'yearly 2020-07-01 2029-07-01', 'quarterly', 0],
  ['a century', '1980-07-01 2080-06-30', 'yearly 1980-07-01 2075-07-01', 'quarterly', 0],
])('ticks of %s', (_, days, coarse, fine, count) => {
  const ticks = timelineTicks(span(days), 7);
  const ends = (period: string, list: readonly Day[]) =>
    [period, ...[list[0], list.at(-1)].flatMap((each) => (each === undefined ? [] : [formatIsoDate(each)]))].join(' ');
  expect([ends(ticks.coarsePeriod, ticks.coarse), ends(ticks.finePeriod, ticks.fine), ticks.fine.length]).toEqual([
    coarse,
    fine,
    count,
  ]);
});
