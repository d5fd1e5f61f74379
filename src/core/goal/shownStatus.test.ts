import { describe, expect, it } from 'vitest';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { type StatusFigures, shownStatusOf, statusCodeOf } from './shownStatus.ts';

const CONTAINER = { status: 'not_started', statusRule: 'container' } as const;

describe('the status that is shown', () => {
  it.each<[StatusFigures, string]>([
    [{ status: 'critical', statusRule: 'attainmentToDate', distribution: null }, 'critical'],
    [{ status: 'not_started', statusRule: 'notBegun', distribution: null }, 'not_started'],
    [{ status: 'not_started', statusRule: 'setByHand', distribution: null }, 'not_started'],
    [{ status: 'not_started', statusRule: 'noFigures', distribution: null }, 'no_figures'],
    [{ status: 'not_started', statusRule: 'noTarget', distribution: null }, 'no_target'],
    [{ ...CONTAINER, distribution: { ...NO_GOALS, not_started: 9, no_figures: 1, no_target: 2 } }, 'no_figures'],
    [{ ...CONTAINER, distribution: { ...NO_GOALS, not_started: 9, no_target: 2 } }, 'no_target'],
    [{ ...CONTAINER, distribution: { ...NO_GOALS, not_started: 9 } }, 'not_started'],
    [{ status: 'on_target', statusRule: 'container', distribution: { ...NO_GOALS, no_figures: 9 } }, 'on_target'],
    [{ status: 'deferred', statusRule: 'deferred', distribution: { ...NO_GOALS, no_figures: 9 } }, 'deferred'],
  ])('of %j is %s', (figures, shown) => {
    expect(shownStatusOf(figures)).toBe(shown);
  });

  it('without figures or target has the status code not_started', () => {
    expect([statusCodeOf('no_figures'), statusCodeOf('no_target')]).toEqual(['not_started', 'not_started']);
    expect(statusCodeOf('deferred')).toBe('deferred');
  });
});
