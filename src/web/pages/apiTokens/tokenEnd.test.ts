import { describe, expect, it } from 'vitest';
import { readIsoDate } from '#core/calendar/date.ts';
import { proposedEnd, tokenEnd } from './tokenEnd.ts';

describe('an API token ends with the day typed, written as the plan writes dates', () => {
  const today = readIsoDate('2026-11-20') ?? expect.fail('no such day');
  it.each([
    ['', 'D/M/Y', null, null],
    ['  ', 'D/M/Y', null, null],
    ['05/12/2026', 'D/M/Y', '2026-12-05T23:59:59.000Z', null],
    ['12/05/2026', 'M/D/Y', '2026-12-05T23:59:59.000Z', null],
    ['20/11/2026', 'D/M/Y', '2026-11-20T23:59:59.000Z', null],
    ['19/11/2026', 'D/M/Y', null, 'past'],
    ['31/11/2026', 'D/M/Y', null, 'unreadable'],
    ['soon', 'D/M/Y', null, 'unreadable'],
  ] as const)('%j as %s: %s, problem %s', (typed, dateFormat, expiresAt, problem) => {
    expect(tokenEnd(typed, { dateFormat, today })).toEqual({ expiresAt, problem });
  });
});

it('an API token ends after a year unless another day, or none, is typed', () => {
  const today = readIsoDate('2026-11-20') ?? expect.fail('no such day');
  expect(proposedEnd({ dateFormat: 'D/M/Y', today })).toBe('20/11/2027');
});
