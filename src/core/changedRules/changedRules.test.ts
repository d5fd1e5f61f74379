import { describe, expect, it } from 'vitest';
import { summarizeGoal } from '#core/figure/summary.ts';
import { type Example, exampleQuestion, monthly } from '#testing/core/exampleFigures.ts';
import { CHANGED_RULES, type ChangedRule, type ChangedRuleName } from './changedRules.ts';
import type { JudgedGoal } from './judgedGoal.ts';

function isTouchedBy(
  rule: ChangedRuleName,
  example: Omit<Example, 'today'>,
  { kind = 'single', coverage = null, children = [] }: Partial<Pick<JudgedGoal, 'kind' | 'coverage' | 'children'>> = {},
): boolean {
  const [goal, series, context] = exampleQuestion({ ...example, today: '2025-06-30' });
  const { touches }: ChangedRule = CHANGED_RULES[rule];
  return touches({ goal, series, kind, figures: summarizeGoal(goal, series, context), coverage, children });
}

const current = { aggregation: 'current', targetsByYear: new Map([[2025, 100]]) } as const;

describe('goals that the way from a baseline touches', () => {
  it.each([
    ['a baseline of its own', { ...current, baseline: { value: 95, date: null } }, true],
    ['the same downwards', { ...current, targetDirection: 'down', baseline: { value: 195, date: null } }, true],
    [
      'to be equal, its end target near',
      { ...current, targetDirection: 'equal', baseline: { value: 95, date: null } },
      false,
    ],
    ['an end target of the other sign', { ...current, targetsByYear: new Map([[2025, -50]]) }, true],
    ['an end target of 0', { ...current, targetsByYear: new Map([[2025, 0]]) }, true],
    ['a baseline more than ten times its end target', { ...current, targetsByYear: new Map([[2025, 3.9]]) }, true],
    ['a baseline of ten times its end target', { ...current, targetsByYear: new Map([[2025, 4]]) }, false],
    ['another function', { aggregation: 'average', targetsByYear: new Map([[2025, 0]]) }, false],
    ['no target', { aggregation: 'current' }, false],
  ] as const)('%s: %s', (_, goal, isTouched) => {
    expect(isTouchedBy('wayFromBaseline', { goal, entries: monthly([], [40, 41]) })).toBe(isTouched);
  });
});

describe('goals that sparse targets touch', () => {
  it.each([
    ['a target each quarter, an actual each month', 'sum', [30, null, null, 30], [9, 9, 9, 9], true],
    ['targets that begin later', 'sum', [null, 10, 10], [9, 9, 9], true],
    ['a target where there is an actual', 'sum', [10, 10, 10], [9, null, 9], false],
    ['targets to come', 'sum', [10, 10, 10, 10], [9], false],
    ['no target', 'sum', [], [9], false],
    ['another function', 'average', [10, null], [9, 9], false],
  ] as const)('%s (%s)', (_, aggregation, targets, actuals, isTouched) => {
    expect(isTouchedBy('sparseTargets', { goal: { aggregation }, entries: monthly(targets, actuals) })).toBe(isTouched);
  });
});

it.each([
  ['has a target each quarter and an actual each month', [30, null, null, 30], [9, 9, 9, 9], true],
  ['has a target each month', [10, 10, 10, 10], [9, 9, 9, 9], false],
])('a roll-up is touched where a goal beneath it %s: %j %j %s', (_, targets, actuals, isTouched) => {
  const [goal, series] = exampleQuestion({ entries: monthly(targets, actuals), today: '2025-06-30' });
  expect(isTouchedBy('targetsBelow', {}, { kind: 'sum', children: [{ goal, series }] })).toBe(isTouched);
});

it('counts are what a press lists: groups alone are touched', () => {
  const nothing = { goal: {}, entries: monthly([], []) };
  expect(isTouchedBy('groupsCounted', nothing, { kind: 'container' })).toBe(true);
  expect(isTouchedBy('groupsCounted', nothing)).toBe(false);
});

describe('goals that quarterly tracking touches', () => {
  it.each([
    ['an actual every third month', {}, [1, null, null, 2, null, null, 3], true],
    ['two quarters without one between', {}, [1, null, null, null, null, null, 2, null, null, 3], true],
    ['two actuals only', {}, [1, null, null, 2], false],
    ['an actual of another month', {}, [1, null, null, 2, null, 3, 4], false],
    ['an actual each month', {}, [1, 2, 3, 4], false],
    ['none', {}, [], false],
    ['quarterly already', { trackingFrequency: 'quarterly' }, [1, null, null, 2, null, null, 3], false],
    ['a formula', { actualFormula: '[#2]' }, [1, null, null, 2, null, null, 3], false],
  ] as const)('%s: %j %j %s', (_, goal, actuals, isTouched) => {
    expect(isTouchedBy('quarterlyGoals', { goal, entries: monthly([], actuals) })).toBe(isTouched);
  });
});

it.each([
  ['has all figures in every period', { counted: 6, of: 6, goals: 2 }, false],
  ['lacks a figure in some', { counted: 6, of: 10, goals: 2 }, true],
  ['is not computed', null, false],
])('a goal that %s is touched by years of what all have: %s', (_, coverage, isTouched) => {
  expect(isTouchedBy('yearOfFormula', {}, { coverage })).toBe(isTouched);
});
