import { expect, it } from 'vitest';
import type { MailingRhythm } from '#contract/mailing.ts';
import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { lastDueDay } from './lastDueDay.ts';

it.each<[MailingRhythm, string, number, number, string]>([
  ['weekly', '2026-11-20', 1, 1, '2026-11-16'],
  ['weekly', '2026-11-16', 1, 1, '2026-11-16'],
  ['weekly', '2026-11-15', 1, 1, '2026-11-09'],
  ['weekly', '2026-11-20', 0, 1, '2026-11-15'],
  ['monthly', '2026-11-20', 1, 1, '2026-11-01'],
  ['monthly', '2026-11-01', 1, 1, '2026-11-01'],
  ['quarterly', '2026-11-20', 1, 1, '2026-10-01'],
  ['quarterly', '2026-11-20', 1, 9, '2026-09-01'],
  ['quarterly', '2027-01-15', 1, 7, '2027-01-01'],
  ['quarterly', '2027-01-15', 1, 2, '2026-11-01'],
  ['weekly', '2027-01-01', 1, 1, '2026-12-28'],
  ['weekly', '2027-01-04', 1, 1, '2027-01-04'],
  ['monthly', '2026-12-31', 1, 1, '2026-12-01'],
  ['monthly', '2027-01-01', 1, 1, '2027-01-01'],
  ['monthly', '2028-02-29', 1, 1, '2028-02-01'],
  ['quarterly', '2026-12-31', 1, 1, '2026-10-01'],
  ['quarterly', '2027-01-01', 1, 1, '2027-01-01'],
  ['quarterly', '2027-01-31', 1, 11, '2026-11-01'],
])(
  'a %s mailing looked at on %s, weeks from %i, years from month %i, was last due on %s',
  (every, day, weekStart, month, due) => {
    const today = readIsoDate(day) ?? expect.fail('no such day');
    expect(formatIsoDate(lastDueDay(every, today, { weekStart, fiscalStartMonth: month }))).toBe(due);
  },
);
