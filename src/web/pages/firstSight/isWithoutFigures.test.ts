import { expect, it } from 'vitest';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { isWithoutFigures, mostAreWithoutFigures } from './isWithoutFigures.ts';

it.each([
  [{ no_figures: 105, not_started: 9, deferred: 4 }, true],
  [{ no_figures: 105, on_target: 1 }, false],
  [{ no_figures: 105, no_target: 1 }, false],
  [{ not_started: 9 }, false],
  [{}, false],
])('with %j the year shown has no figures: %s', (counts, is) => {
  expect(isWithoutFigures({ ...NO_GOALS, ...counts })).toBe(is);
});

it.each([
  [{ no_figures: 1 }, true],
  [{ no_figures: 2, on_target: 1 }, true],
  [{ no_figures: 1, on_target: 1 }, false],
  [{ no_figures: 2, on_target: 1, no_target: 1 }, false],
  [{ no_figures: 1, not_started: 9, deferred: 9 }, true],
  [{ not_started: 9 }, false],
])('with %j most goals wait for figures of the year: %s', (counts, are) => {
  expect(mostAreWithoutFigures({ ...NO_GOALS, ...counts })).toBe(are);
});
