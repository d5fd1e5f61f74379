import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { DecimalSum } from '#core/figure/decimalSum.ts';
import type { Goal } from '#core/goal/goal.ts';
import { day, EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { spreadTarget } from './spreadTarget.ts';

function spread(
  part: Partial<Goal>,
  target: number,
  trackingFrequency: TrackingFrequency = 'monthly',
  baseline: number | null = null,
) {
  const periods = { trackingFrequency, calendar: EXAMPLE_PLAN };
  const targets = spreadTarget(periods, exampleGoal(part), 2025, { target, baseline });
  return Object.fromEntries([...targets].map(([period, value]) => [formatIsoDate(period), value]));
}

const span = { start: day('2025-03-11'), end: day('2025-06-10') };

describe('an end target spread over periods', () => {
  it('of a Sum is the share of the days of each, inside the window', () => {
    expect(spread({ span }, 92)).toEqual({ '2025-03-01': 21, '2025-04-01': 30, '2025-05-01': 31, '2025-06-01': 10 });
  });

  it.each([1, 100, 123_456.789, 999_999_999.5, 1e9, 1e12, Number.MAX_SAFE_INTEGER, -50, 0])(
    'of a Sum comes to %d again when added up',
    (target) => {
      const sum = new DecimalSum();
      const shares = Float64Array.from(Object.values(spread({}, target, 'weekly')));
      sum.addAll(shares, 0, shares.length);
      expect(sum.sum()).toBe(target);
    },
  );

  it.each([1e-9, 1e300])('of a Sum is %d as near as numbers come', (target) => {
    const shares = Object.values(spread({}, target));
    expect(shares[0]).toBeCloseTo((target * 31) / 365, target < 1 ? 20 : -286);
    expect(shares.reduce((sum, share) => sum + share, 0) / target).toBeCloseTo(1, 12);
  });

  it.each([
    [1, 0.084932],
    [0.5, 0.0424657534246575],
    [999_999_999, 84_931_506.764384],
    [1e9, 84_931_507],
    [4e15, 339_726_027_397_260],
    [1e16, 849_315_068_493_150.6],
  ])('of a Sum is cut to whole millionths or ones: of %d January has %d', (target, january) => {
    expect(spread({}, target)['2025-01-01']).toBeCloseTo(january, 12);
  });

  it('of a Sum leaves what is finer than that to the last period', () => {
    const shares = Object.values(spread({}, 100.12345678));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100.12345678, 9);
  });

  it('of Current stands on the straight line from the baseline at each period’s end', () => {
    expect(spread({ span, aggregation: 'current' }, 92, 'monthly', 184)).toEqual({
      '2025-03-01': 163,
      '2025-04-01': 133,
      '2025-05-01': 102,
      '2025-06-01': 92,
    });
  });

  it.each(['current', 'average', 'highest', 'lowest'] as const)(
    'of %s without a baseline stands as it is',
    (aggregation) => {
      expect(Object.values(spread({ span, aggregation }, 92))).toEqual([92, 92, 92, 92]);
    },
  );

  it('leaves the week that begins before the year to the year before, and its days to the first week', () => {
    const weeks = spread({}, 365, 'weekly');
    expect(Object.keys(weeks)[0]).toBe('2025-01-06');
    expect(weeks['2025-01-06']).toBe(12);
    expect(weeks['2025-12-29']).toBe(3);
  });

  it('takes the week that begins before the goal, where the goal starts in it', () => {
    expect(spread({ span: { start: day('2025-01-01'), end: null } }, 365, 'weekly')['2024-12-30']).toBe(5);
  });

  it('is none in a year in which the goal does not run', () => {
    expect(spread({ span: { start: day('2026-01-01'), end: null } }, 1)).toEqual({});
    expect(spread({ span: { start: day('2025-02-01'), end: day('2025-01-01') } }, 1)).toEqual({});
  });
});
