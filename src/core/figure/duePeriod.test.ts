import { describe, expect, it } from 'vitest';
import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { duePeriodOf } from './duePeriod.ts';

const calendar = { fiscalStartMonth: 7, weekStart: 1 };
const day = (text: string | null) => (text === null ? null : readIsoDate(text));

function due({
  today = '2026-11-20',
  frequency = 'monthly',
  start = null,
  end = null,
  reported = [],
}: {
  readonly today?: string;
  readonly frequency?: TrackingFrequency;
  readonly start?: string | null;
  readonly end?: string | null;
  readonly reported?: readonly string[];
}) {
  const now = day(today);
  if (now === null) throw new Error('no day');
  const goal = { trackingFrequency: frequency, span: { start: day(start), end: day(end) } };
  const entries = reported.flatMap((text) => {
    const date = day(text);
    return date === null ? [] : { date, target: 1, actual: 1 };
  });
  const found = duePeriodOf(goal, entries, { today: now, calendar });
  return found && `${formatIsoDate(found.start)} by ${formatIsoDate(found.by)}`;
}

describe('the period that is due', () => {
  it.each([
    ['is the last one that is over', {}, '2026-10-01 by 2026-11-07'],
    ['is over on the first day of the next', { today: '2026-11-01' }, '2026-10-01 by 2026-11-07'],
    ['is not over on its last day', { today: '2026-10-31' }, '2026-09-01 by 2026-10-07'],
    ['is none once it has an actual', { reported: ['2026-10-01'] }, null],
    ['stays due where only an earlier one has', { reported: ['2026-09-01'] }, '2026-10-01 by 2026-11-07'],
    ['of a weekly goal is the week before', { frequency: 'weekly' }, '2026-11-09 by 2026-11-18'],
    ['of a quarterly goal is the fiscal quarter before', { frequency: 'quarterly' }, '2026-07-01 by 2026-10-15'],
    ['of a yearly goal is the fiscal year before', { frequency: 'yearly' }, '2025-07-01 by 2026-08-07'],
    ['is none before the goal begins', { start: '2026-11-01' }, null],
    ['is the first one where the goal began in it', { start: '2026-10-31' }, '2026-10-01 by 2026-11-07'],
    ['of a goal that has ended is its last', { end: '2026-08-15' }, '2026-08-01 by 2026-09-07'],
    [
      'of a goal that ended in a month still running is the one before',
      { end: '2026-11-10' },
      '2026-10-01 by 2026-11-07',
    ],
  ] as const)('%s', (_, part, expected) => {
    expect(due(part)).toBe(expected);
  });
});
