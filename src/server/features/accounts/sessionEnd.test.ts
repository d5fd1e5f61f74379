import { expect, it } from 'vitest';
import { sessionLasts } from './sessionEnd.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T11:00:00.000Z');
const days = (created: number, expires: number) => ({ createdAt: NOW + created * DAY, expiresAt: NOW + expires * DAY });

it.each([
  { what: 'a new one', session: days(0, 30), lasts: true },
  { what: 'one used today that was begun long ago', session: days(-89, 30), lasts: true },
  { what: 'one that is over', session: days(-31, 0), lasts: false },
  { what: 'one that was prolonged for a quarter of a year', session: days(-90, 29), lasts: false },
  { what: 'one stamped before the clock was set back by 90 days', session: days(90, 120), lasts: false },
  { what: 'one stamped then and not used for long', session: days(61, 91), lasts: false },
  { what: 'one stamped before the clock was set back by five minutes', session: days(0.0035, 30.0035), lasts: true },
])('$what lasts: $lasts', ({ session, lasts }) => {
  expect(sessionLasts(session, NOW)).toBe(lasts);
});
