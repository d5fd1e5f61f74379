import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { askedSince, type FeedSchedule, nextRetry, nextRun } from './feedSchedule.ts';

const NEW_YORK = 'America/New_York';
const schedule = (every: FeedSchedule['every'], at: number, more: Partial<FeedSchedule> = {}): FeedSchedule => ({
  every,
  at,
  weekday: 1,
  monthDay: 1,
  ...more,
});
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);
const next = (given: FeedSchedule, after: string, zone = NEW_YORK) =>
  iso(nextRun(given, Date.parse(`${after}Z`), zone));

describe('the next run', () => {
  it.each([
    ['of an hourly feed', schedule('hour', 15), '2026-11-24T10:00', '2026-11-24T10:15'],
    ['of an hourly feed on its turn', schedule('hour', 15), '2026-11-24T10:15', '2026-11-24T11:15'],
    ['of an hourly feed just after its turn', schedule('hour', 0), '2026-11-24T10:00:30', '2026-11-24T11:00'],
    ['of a daily feed before its time', schedule('day', 360), '2026-11-24T10:59', '2026-11-24T11:00'],
    ['of a daily feed on its time', schedule('day', 360), '2026-11-24T11:00', '2026-11-25T11:00'],
    ['of a weekly feed', schedule('week', 390), '2026-11-24T12:00', '2026-11-30T11:30'],
    ['of a monthly feed', schedule('month', 480, { monthDay: 9 }), '2026-11-24T12:00', '2026-12-09T13:00'],
    [
      'of a monthly feed in a short month',
      schedule('month', 0, { monthDay: 31 }),
      '2027-02-02T12:00',
      '2027-02-28T05:00',
    ],
    [
      'of a monthly feed in a leap year',
      schedule('month', 0, { monthDay: 30 }),
      '2028-02-02T12:00',
      '2028-02-29T05:00',
    ],
    ['where clocks go forward by then', schedule('day', 360), '2027-03-13T11:00', '2027-03-14T10:00'],
    ['where its time is skipped', schedule('day', 150), '2027-03-13T12:00', '2027-03-14T07:00'],
    ['the day after its time was skipped', schedule('day', 150), '2027-03-14T07:00', '2027-03-15T06:30'],
    ['where its time comes twice', schedule('day', 90), '2026-10-31T12:00', '2026-11-01T05:30'],
    ['once, where its time comes twice', schedule('day', 90), '2026-11-01T05:30', '2026-11-02T06:30'],
    [
      'of an hourly feed through the hour that comes twice',
      schedule('hour', 30),
      '2026-11-01T05:30',
      '2026-11-01T06:30',
    ],
  ])('%s', (_name, given, after, run) => {
    expect(next(given, after)).toBe(run);
  });

  it('of an hourly feed where clocks change by half an hour', () => {
    expect(next(schedule('hour', 0), '2026-10-03T15:10', 'Australia/Lord_Howe')).toBe('2026-10-03T16:00');
  });

  it('comes once a night through a year', () => {
    let at = Date.parse('2026-01-01T12:00Z');
    const nights = new Set<string>();
    for (let count = 0; count < 365; count += 1) {
      at = nextRun(schedule('day', 150), at, NEW_YORK);
      nights.add(new Intl.DateTimeFormat('en-CA', { timeZone: NEW_YORK }).format(at));
    }
    expect(nights.size).toBe(365);
  });
});

describe('a feed that failed', () => {
  it.each([
    [1, 5],
    [2, 15],
    [3, 60],
    [4, 120],
    [5, 240],
    [6, 360],
    [7, 360],
    [50, 360],
  ])('%d times is tried again after %d minutes', (failures, minutes) => {
    expect(nextRetry(failures, { failedAt: 0, turn: 1e12 })).toBe(minutes * 60_000);
  });

  it('is tried at its turn at the latest', () => {
    expect(nextRetry(3, { failedAt: 0, turn: 60_000 })).toBe(60_000);
  });
});

describe('the first day asked for', () => {
  it.each([
    [1, '2026-11-24', null, '2026-11-01'],
    [4, '2026-11-24', null, '2026-08-01'],
    [13, '2026-11-24', null, '2025-11-01'],
    [4, '2026-11-24', '2026-11-23', '2026-08-01'],
    [1, '2026-11-24', '2026-09-30', '2026-09-01'],
  ])('of %d months on %s, last good %s', (months, today, lastGood, since) => {
    const day = lastGood === null ? null : exampleDay(lastGood);
    expect(askedSince(months, { today: exampleDay(today), lastGood: day })).toBe(exampleDay(since));
  });
});
