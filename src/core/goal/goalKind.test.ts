import { describe, expect, it } from 'vitest';
import { exampleSeries } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import type { Rollup } from './goal.ts';
import { type GoalKind, goalKindOf, isRollupParent, isValueRollup } from './goalKind.ts';
import { EMPTY_SERIES } from './series.ts';

describe('where the figures of a goal come from', () => {
  it.each([
    [null, 'container', 'container'],
    ['none', 'container', 'container'],
    ['feeds', 'container', 'container'],
    ['sum', 'sum', 'percentMean'],
    ['average', 'average', 'percentMean'],
    ['highest', 'highest', 'percentMean'],
    ['lowest', 'lowest', 'percentMean'],
    ['percent', 'percentMean', 'percentMean'],
  ] satisfies [Rollup | null, GoalKind, GoalKind][])(
    'of a goal with children that says %s: %s, to be 100%% by the end of the year: %s',
    (rollup, kind, endOfYear100) => {
      expect(goalKindOf(exampleGoal({ rollup }), EMPTY_SERIES, true)).toBe(kind);
      expect(goalKindOf(exampleGoal({ rollup, isEndOfYear100: true }), EMPTY_SERIES, true)).toBe(endOfYear100);
      expect(goalKindOf(exampleGoal({ rollup }), EMPTY_SERIES, false)).toBe('single');
    },
  );

  it('of a roll-up parent are its children whatever is stored with it', () => {
    const stored = exampleSeries({ '2025-01-01': [1, 1] });
    expect(goalKindOf(exampleGoal({ rollup: 'sum', allTarget: 1 }), stored, true)).toBe('sum');
    expect(goalKindOf(exampleGoal(), stored, true)).toBe('single');
  });

  it.each([
    ['single', false, false],
    ['container', false, false],
    ['percentMean', true, false],
    ['sum', true, true],
    ['lowest', true, true],
  ] satisfies [GoalKind, boolean, boolean][])(
    '%s is computed from children: %s, from their values: %s',
    (kind, is, ofValues) => {
      expect(isRollupParent(kind)).toBe(is);
      expect(isValueRollup(kind)).toBe(ofValues);
    },
  );
});
