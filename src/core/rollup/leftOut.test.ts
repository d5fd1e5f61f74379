import { describe, expect, it } from 'vitest';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { GoalKind } from '#core/goal/goalKind.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { describeLeftOut, type LeftOutReason, rollupRefusalOf, valueTypeOf } from './leftOut.ts';

const goal = exampleGoal({ number: '1x2', title: 'Open roads' });

describe('a child is refused under a roll-up parent', () => {
  it.each([
    ['weekly', 'weekly', null],
    ['weekly', 'monthly', 'trackedLessOften'],
    ['weekly', 'yearly', 'trackedLessOften'],
    ['weekly', 'quarterly', 'trackedLessOften'],
    ['monthly', 'weekly', null],
    ['monthly', 'monthly', null],
    ['monthly', 'quarterly', 'trackedLessOften'],
    ['monthly', 'yearly', 'trackedLessOften'],
    ['quarterly', 'weekly', null],
    ['quarterly', 'monthly', null],
    ['quarterly', 'quarterly', null],
    ['quarterly', 'yearly', 'trackedLessOften'],
    ['yearly', 'weekly', null],
    ['yearly', 'monthly', null],
    ['yearly', 'quarterly', null],
    ['yearly', 'yearly', null],
  ] satisfies [TrackingFrequency, TrackingFrequency, string | null][])(
    'that is tracked less often: %s parent, %s child: %s',
    (parents, childs, refusal) => {
      const parent = exampleGoal({ trackingFrequency: parents });
      const child = exampleGoal({ trackingFrequency: childs });
      expect(rollupRefusalOf({ goal: parent, kind: 'sum' }, { goal: child, kind: 'single' })).toBe(refusal);
      expect(rollupRefusalOf({ goal: parent, kind: 'percentMean' }, { goal: child, kind: 'single' })).toBe(refusal);
    },
  );

  it.each([
    ['sum', 'otherValueType'],
    ['average', 'otherValueType'],
    ['highest', 'otherValueType'],
    ['lowest', 'otherValueType'],
    ['percentMean', null],
    ['single', null],
    ['container', null],
  ] satisfies [GoalKind, string | null][])('of another value type, under %s: %s', (kind, refusal) => {
    const child = { goal: exampleGoal({ valueType: 'currency' }), kind: 'single' } as const;
    expect(rollupRefusalOf({ goal, kind }, child)).toBe(refusal);
  });

  it('by the percents it shows where it is a mean of percents, whatever its own value type', () => {
    const child = { goal: exampleGoal({ valueType: 'number' }), kind: 'percentMean' } as const;
    expect(rollupRefusalOf({ goal, kind: 'sum' }, child)).toBe('otherValueType');
    expect(rollupRefusalOf({ goal: exampleGoal({ valueType: 'percent' }), kind: 'sum' }, child)).toBeNull();
    expect(valueTypeOf(child)).toBe('percent');
    expect(valueTypeOf({ ...child, kind: 'single' })).toBe('number');
  });

  it('but not where it is a container, which is not tracked and has no value', () => {
    const child = exampleGoal({ trackingFrequency: 'yearly', valueType: 'percent' });
    expect(rollupRefusalOf({ goal, kind: 'sum' }, { goal: child, kind: 'container' })).toBeNull();
  });

  it('tracked less often under a parent that is none', () => {
    const child = exampleGoal({ trackingFrequency: 'yearly' });
    expect(rollupRefusalOf({ goal, kind: 'single' }, { goal: child, kind: 'single' })).toBeNull();
  });
});

it.each([
  ['setByHand', 'it is set to stay out of the roll-up'],
  ['deferred', 'it is deferred'],
  ['trackedLessOften', 'it is tracked less often than its parent'],
  ['otherValueType', 'its values are of another kind than its parent’s'],
  ['outsideWindow', 'it does not run in this time'],
  ['noFigures', 'it has no figures in this time'],
] satisfies [LeftOutReason, string][])('a child left out (%s) is named with the reason: %s', (reason, because) => {
  expect(describeLeftOut({ goal, reason })).toBe(`1.2 “Open roads” is left out, because ${because}.`);
});
