import { describe, expect, it } from 'vitest';
import type { Status } from '#core/goal/status.ts';
import { addedUp, countOf, isMeasured, NO_GOALS } from './distribution.ts';

const some = { achieved: 1, on_target: 2, off_target: 3, critical: 4, not_started: 5, deferred: 6 };

describe('a distribution', () => {
  it('adds up status by status', () => {
    expect(addedUp([some, NO_GOALS, some])).toEqual({
      achieved: 2,
      on_target: 4,
      off_target: 6,
      critical: 8,
      not_started: 10,
      deferred: 12,
    });
    expect(addedUp([])).toEqual(NO_GOALS);
  });

  it('counts its goals', () => {
    expect(countOf(some)).toBe(21);
    expect(countOf(some, isMeasured)).toBe(10);
  });

  it.each([
    ['achieved', true],
    ['on_target', true],
    ['off_target', true],
    ['critical', true],
    ['not_started', false],
    ['deferred', false],
  ] satisfies [Status, boolean][])('takes %s as measured: %s', (status, is) => {
    expect(isMeasured(status)).toBe(is);
  });
});
