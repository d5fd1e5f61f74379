import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { instantOfWallTime, nextClockChange, wallTimeAt } from './zonedTime.ts';

const at = (text: string, minutes: number) => ({ day: exampleDay(text), minutes });
const iso = (text: string) => Date.parse(text);

describe('what clocks show', () => {
  it.each([
    ['2026-11-24T11:00:00Z', 'America/New_York', at('2026-11-24', 360)],
    ['2026-11-24T23:59:59Z', 'Asia/Kolkata', at('2026-11-25', 329)],
    ['2026-03-08T06:59:59Z', 'America/New_York', at('2026-03-08', 119)],
    ['2026-03-08T07:00:00Z', 'America/New_York', at('2026-03-08', 180)],
    ['2026-11-24T00:00:00Z', 'UTC', at('2026-11-24', 0)],
  ])('at %s in %s', (instant, zone, wall) => {
    expect(wallTimeAt(iso(instant), zone)).toEqual(wall);
  });
});

describe('when clocks show a time', () => {
  it.each([
    ['an ordinary day', at('2026-11-24', 360), 'America/New_York', '2026-11-24T11:00:00Z'],
    ['before the clocks go forward', at('2026-03-08', 119), 'America/New_York', '2026-03-08T06:59:00Z'],
    ['a time that is skipped', at('2026-03-08', 150), 'America/New_York', '2026-03-08T07:00:00Z'],
    ['the first time after it', at('2026-03-08', 180), 'America/New_York', '2026-03-08T07:00:00Z'],
    ['a time shown twice', at('2026-11-01', 90), 'America/New_York', '2026-11-01T05:30:00Z'],
    ['after it', at('2026-11-01', 120), 'America/New_York', '2026-11-01T07:00:00Z'],
    ['a time that is skipped in Berlin', at('2026-03-29', 150), 'Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['a time shown twice in Berlin', at('2026-10-25', 150), 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['half an hour that is skipped', at('2026-10-04', 135), 'Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
    ['quarters of hours', at('2026-06-01', 345), 'Asia/Kathmandu', '2026-06-01T00:00:00Z'],
    ['the far east', at('2026-06-01', 0), 'Pacific/Kiritimati', '2026-05-31T10:00:00Z'],
    ['a midnight that is skipped', at('2026-09-06', 0), 'America/Santiago', '2026-09-06T04:00:00Z'],
  ])('%s', (_name, wall, zone, instant) => {
    expect(new Date(instantOfWallTime(wall, zone)).toISOString()).toBe(new Date(instant).toISOString());
  });
});

describe('the next change of clocks', () => {
  it.each([
    ['2026-11-24T12:00:00Z', 'America/New_York', '2027-03-14'],
    ['2026-06-01T12:00:00Z', 'Europe/Berlin', '2026-10-25'],
  ])('after %s in %s is on %s', (from, zone, day) => {
    expect(nextClockChange(iso(from), zone)).toBe(exampleDay(day));
  });

  it('is none where clocks do not change', () => {
    expect(nextClockChange(iso('2026-11-24T12:00:00Z'), 'Asia/Kolkata')).toBeNull();
  });
});
