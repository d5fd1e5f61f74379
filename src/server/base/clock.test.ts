import { expect, it, vi } from 'vitest';
import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { dayInTimeZone } from '#core/calendar/dayInTimeZone.ts';
import { createClock, endOfDay, isInstant, machineTime, wallTime } from './clock.ts';

it('tells the time of the machine, and the day it is in a zone', () => {
  const clock = createClock({ today: null });
  const before = Date.now();
  const now = Date.parse(clock.now());
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
  expect(clock.today('Pacific/Kiritimati') - clock.today('Pacific/Niue')).toBeGreaterThanOrEqual(1);
});

it('stands on a fixed day in every zone, and stamps that day', () => {
  const clock = createClock({ today: day('2025-02-28') });
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue']) expect(clock.today(zone)).toBe(day('2025-02-28'));
  expect(clock.now()).toBe('2025-02-28T11:00:00.000Z');
});

it('stamps later what comes later, fixed or not', () => {
  const clock = createClock({ today: day('2025-02-28') });
  const stamps = Array.from({ length: 5 }, () => clock.now());
  expect(stamps).toEqual([...new Set(stamps)].sort());
});

it.each([
  { date: '2025-06-30', zone: 'UTC', end: '2025-06-30T23:59:59.999Z' },
  { date: '2025-12-31', zone: 'Pacific/Kiritimati', end: '2025-12-31T09:59:59.999Z' },
  { date: '2025-12-31', zone: 'Pacific/Niue', end: '2026-01-01T10:59:59.999Z' },
  { date: '2025-03-30', zone: 'Europe/Berlin', end: '2025-03-30T21:59:59.999Z' },
  { date: '2025-10-26', zone: 'Europe/Berlin', end: '2025-10-26T22:59:59.999Z' },
  { date: '2025-04-24', zone: 'Africa/Cairo', end: '2025-04-24T21:59:59.999Z' },
  { date: '2024-02-29', zone: 'America/New_York', end: '2024-03-01T04:59:59.999Z' },
])('a day ends with its last millisecond in its zone: $date in $zone', ({ date, zone, end }) => {
  expect(endOfDay(day(date), zone)).toBe(end);
});

it.each([
  { text: '2025-01-01T00:00:00.000Z', is: true },
  { text: '2025-01-01T00:00:00Z', is: false },
  { text: '2025-01-01', is: false },
  { text: '2025-01-01T00:00:00.000+01:00', is: false },
  { text: 'now', is: false },
])('$text is an instant as the clock writes it: $is', ({ text, is }) => {
  expect(isInstant(text)).toBe(is);
});

function day(text: string) {
  const found = readIsoDate(text);
  if (found === null) throw new Error(`${text} is no date`);
  expect(formatIsoDate(found)).toBe(text);
  return found;
}

it('tells the day of each zone to the millisecond, also where the clock of the machine is set', () => {
  const clock = createClock({ today: null });
  const spy = vi.spyOn(Date, 'now');
  const zones = [
    'UTC',
    'Europe/Berlin',
    'Asia/Kathmandu',
    'Australia/Eucla',
    'Pacific/Chatham',
    'America/St_Johns',
    'Pacific/Kiritimati',
    'Pacific/Niue',
  ];
  for (const zone of zones) {
    const end = Date.parse(endOfDay(day('2026-11-20'), zone));
    for (const now of [end, end + 1, end - 86_400_000, end + 1]) {
      spy.mockReturnValue(now);
      expect([zone, clock.today(zone)]).toEqual([zone, dayInTimeZone(now, zone)]);
    }
  }
  spy.mockRestore();
});

it('goes on where the clock of the machine is set back, and follows it forward', () => {
  const now = Date.now();
  const spy = vi.spyOn(Date, 'now');
  spy.mockReturnValue(now - 90 * 86_400_000);
  expect(machineTime()).toBeGreaterThanOrEqual(now - 1);
  expect(wallTime()).toBe(now - 90 * 86_400_000);
  spy.mockReturnValue(now + 400 * 86_400_000);
  expect(machineTime()).toBe(now + 400 * 86_400_000);
  // A clock that ran ahead for a while and was corrected blocks nothing for good.
  spy.mockReturnValue(now);
  expect(machineTime()).toBeLessThan(now + 60_000);
  spy.mockRestore();
});
