import { describe, expect, it } from 'vitest';
import type { Status } from '#core/goal/status.ts';
import { NO_GOALS } from './distribution.ts';
import { healthOf } from './health.ts';

describe('health', () => {
  it.each([
    [{ achieved: 1, on_target: 1 }, 100, 'green'],
    [{ on_target: 1, off_target: 1 }, 75, 'green'],
    [{ on_target: 74, off_target: 1, critical: 25 }, 74.5, 'yellow'],
    [{ off_target: 1 }, 50, 'yellow'],
    [{ on_target: 1, critical: 1 }, 50, 'yellow'],
    [{ off_target: 99, critical: 1 }, 49.5, 'red'],
    [{ critical: 1 }, 0, 'red'],
    [{ on_target: 1, not_started: 9, deferred: 9 }, 100, 'green'],
    [{ not_started: 1, deferred: 1 }, null, null],
    [{}, null, null],
  ] satisfies [Partial<Record<Status, number>>, number | null, string | null][])(
    'of %j is %d, %s',
    (counts, score, band) => {
      expect(healthOf({ ...NO_GOALS, ...counts })).toMatchObject({ score, band });
    },
  );

  it('says of how many measured goals it is the mean', () => {
    const distribution = {
      ...NO_GOALS,
      achieved: 1,
      on_target: 2,
      off_target: 3,
      critical: 4,
      not_started: 5,
      deferred: 6,
    };
    expect(healthOf(distribution)).toEqual({ score: 45, band: 'red', measured: 10, distribution });
  });
});
