import { describe, expect, it } from 'vitest';
import type { ShownStatus } from '#core/goal/status.ts';
import { addedUp } from './addedDistributions.ts';
import { countOf, isMeasured, NO_GOALS } from './distribution.ts';

const some = {
  achieved: 1,
  on_target: 2,
  off_target: 3,
  critical: 4,
  not_started: 5,
  deferred: 6,
  no_figures: 7,
  no_target: 8,
};

describe('a distribution', () => {
  it('adds up status by status', () => {
    expect(addedUp([some, NO_GOALS, some])).toEqual({
      achieved: 2,
      on_target: 4,
      off_target: 6,
      critical: 8,
      not_started: 10,
      deferred: 12,
      no_figures: 14,
      no_target: 16,
    });
    expect(addedUp([])).toEqual(NO_GOALS);
  });

  it('counts its goals', () => {
    expect(countOf(some)).toBe(36);
    expect(countOf(some, isMeasured)).toBe(10);
  });

  it.each([
    ['achieved', true],
    ['on_target', true],
    ['off_target', true],
    ['critical', true],
    ['not_started', false],
    ['deferred', false],
    ['no_figures', false],
    ['no_target', false],
  ] satisfies [ShownStatus, boolean][])('takes %s as measured: %s', (status, is) => {
    expect(isMeasured(status)).toBe(is);
  });
});
