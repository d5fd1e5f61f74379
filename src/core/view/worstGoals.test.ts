import { describe, expect, it } from 'vitest';
import type { Status } from '#core/goal/status.ts';
import { worstFirst, worstGoals } from './worstGoals.ts';

const goal = (id: string, status: Status, attainment: number | null) => ({ id, figures: { status, attainment } });

describe('the worst goals', () => {
  const goals = [
    goal('fine', 'on_target', 0.95),
    goal('off', 'off_target', 0.85),
    goal('far', 'critical', 0.2),
    goal('by hand', 'critical', 1.1),
    goal('unmeasured', 'not_started', null),
    goal('without figures', 'critical', null),
    goal('near', 'critical', 0.79),
    goal('further off', 'off_target', 0.8),
  ];

  it('are critical or off target, the furthest from its target first', () => {
    expect(worstGoals(goals).map(({ id }) => id)).toEqual([
      'far',
      'near',
      'by hand',
      'without figures',
      'further off',
      'off',
    ]);
  });

  it.each([
    ['one without an attainment after one with', null, 0.5, 1],
    ['one with an attainment before one without', 0.5, null, -1],
  ])('of the same status: %s', (_, one, other, sign) => {
    expect(Math.sign(worstFirst(goal('a', 'critical', one), goal('b', 'critical', other)))).toBe(sign);
  });

  it('come before all that are not behind, however little those have reached', () => {
    const sorted = [
      goal('early', 'on_target', 0.1),
      goal('off', 'off_target', 0.9),
      goal('bad', 'critical', 0.9),
    ].toSorted(worstFirst);
    expect(sorted.map(({ id }) => id)).toEqual(['bad', 'off', 'early']);
  });

  it('are ten at most', () => {
    const many = Array.from({ length: 12 }, (_, at) => goal(String(at), 'critical', 0.7 - at / 100));
    expect(worstGoals(many).map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  });
});
