import { expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import { exampleDay as day } from '#testing/core/exampleDay.ts';
import { stripOf } from './stripOf.ts';

it('reaches from the start to the end, and to milestones outside of them', () => {
  const strip = stripOf({ start: day('2026-07-11'), end: day('2026-07-21'), days: [day('2026-07-31')] });
  expect(
    ['2026-07-01', '2026-07-11', '2026-07-21', '2026-07-31', '2026-08-09'].map((text) => strip.at(day(text))),
  ).toEqual([0, 0, 50, 100, 100]);
});

it('of one day stands at its beginning', () => {
  expect(stripOf({ start: day('2026-07-11'), end: day('2026-07-11'), days: [] }).at(day('2026-07-11'))).toBe(0);
});

it.each([
  ['2026-07-06', '2026-10-01', ['2026-08-01', '2026-09-01', '2026-10-01']],
  ['2026-11-20', '2027-02-01', ['2026-12-01', '2027-01-01', '2027-02-01']],
  ['2026-07-06', '2026-07-20', []],
])('names the months that begin from %s to %s', (start, end, months) => {
  expect(stripOf({ start: day(start), end: day(end), days: [] }).months.map(formatIsoDate)).toEqual(months);
});

it('leaves out names of months where there are too many', () => {
  expect(stripOf({ start: day('2020-01-01'), end: day('2029-12-31'), days: [] }).months.length).toBeLessThan(10);
});
