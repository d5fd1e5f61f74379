import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleStoredShare } from '#testing/server/exampleStoredShare.ts';
import { shareStateOf, shareYearOn } from './share.ts';

const AT = '2026-11-20T11:00:00.000Z';
const now = Date.parse(AT);

describe('a share', () => {
  it.each([
    ['live', {}, 'live'],
    ['live until its end', { expiresAt: '2026-11-20T11:00:00.001Z' }, 'live'],
    ['expired from its end on', { expiresAt: AT }, 'expired'],
    ['paused', { pausedAt: AT }, 'paused'],
    ['expired, paused or not', { pausedAt: AT, expiresAt: AT }, 'expired'],
  ])('is %s', (_, part, state) => {
    expect(shareStateOf(exampleStoredShare(part), now)).toBe(state);
  });

  it.each([
    ['current', '2026-06-30', 2025],
    ['current', '2026-07-01', 2026],
    [2024, '2026-07-01', 2024],
    ['ALL', '2026-07-01', 'ALL'],
  ] as const)('of the year %s shows on %s the year %s', (year, day, shown) => {
    expect(shareYearOn(exampleStoredShare({ year }), exampleDay(day), 7)).toBe(shown);
  });
});
