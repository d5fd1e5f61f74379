import { expect, it } from 'vitest';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { exampleDay as day } from '#testing/core/exampleDay.ts';
import { nothingNewSince } from './nothingNew.ts';

const goal = (trackingFrequency: TrackingFrequency, newest: string, end: string | null = null) => ({
  trackingFrequency,
  newest: day(newest),
  end: end === null ? null : day(end),
});

it.each<{ what: string; goals: ReturnType<typeof goal>[]; today: string; isQuiet: boolean }>([
  { what: 'no goal', goals: [], today: '2026-11-20', isQuiet: false },
  { what: 'a month that came last month', goals: [goal('monthly', '2026-10-01')], today: '2026-11-20', isQuiet: false },
  {
    what: 'a month, on the last day of its time',
    goals: [goal('monthly', '2026-08-01')],
    today: '2026-11-08',
    isQuiet: false,
  },
  { what: 'a month, a day later', goals: [goal('monthly', '2026-08-01')], today: '2026-11-09', isQuiet: true },
  {
    what: 'a week, on the last day of its time',
    goals: [goal('weekly', '2026-10-26')],
    today: '2026-11-18',
    isQuiet: false,
  },
  { what: 'a week, a day later', goals: [goal('weekly', '2026-10-26')], today: '2026-11-19', isQuiet: true },
  {
    what: 'a quarter, on the last day of its time',
    goals: [goal('quarterly', '2026-01-01')],
    today: '2026-10-16',
    isQuiet: false,
  },
  { what: 'a quarter, a day later', goals: [goal('quarterly', '2026-01-01')], today: '2026-10-17', isQuiet: true },
  {
    what: 'a year, on the last day of its time',
    goals: [goal('yearly', '2023-01-01')],
    today: '2026-02-06',
    isQuiet: false,
  },
  { what: 'a year, a day later', goals: [goal('yearly', '2023-01-01')], today: '2026-02-07', isQuiet: true },
  {
    what: 'one goal of two that has news',
    goals: [goal('monthly', '2026-01-01'), goal('monthly', '2026-10-01')],
    today: '2026-11-20',
    isQuiet: false,
  },
  {
    what: 'a goal that ended with its last figure',
    goals: [goal('monthly', '2026-06-01', '2026-06-30')],
    today: '2026-11-20',
    isQuiet: false,
  },
  {
    what: 'a goal that went on after it',
    goals: [goal('monthly', '2026-06-01', '2026-07-01')],
    today: '2026-11-20',
    isQuiet: true,
  },
])('nothing new for two periods: $what', ({ goals, today, isQuiet }) => {
  expect(nothingNewSince(goals, day(today)) !== null).toBe(isQuiet);
});

it.each([
  { order: 'last', days: ['2026-01-01', '2026-03-01'] },
  { order: 'first', days: ['2026-03-01', '2026-01-01'] },
])('names the newest of the figures that came, which stands $order', ({ days }) => {
  const goals = days.map((each) => goal('monthly', each));
  expect(nothingNewSince(goals, day('2026-11-20'))?.newest).toBe(day('2026-03-01'));
});
