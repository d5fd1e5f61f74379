import { describe, expect, it } from 'vitest';
import { statusOf } from '#core/figure/standing.ts';
import { judgedAmong } from './judgedGoals.ts';
import { handleOnTop, positionOf, thresholdOutcome } from './thresholdDots.ts';

const USUAL = { onTarget: 0.9, offTarget: 0.8 };

const goal = (id: string, attainment: number) => ({ id, attainment, status: statusOf(attainment, USUAL) });

describe('what thresholds come to', () => {
  it('counts the goals they judge and says that none changes under those there are', () => {
    const goals = [goal('a', 1.2), goal('b', 0.9), goal('c', 0.85), goal('d', 0.2)];
    const { counts, changes } = thresholdOutcome(goals, USUAL);
    expect(counts).toEqual({ on_target: 2, off_target: 1, critical: 1 });
    expect(changes).toBe(0);
  });

  it.each([
    { onTarget: 0.95, offTarget: 0.8, changes: 1 },
    { onTarget: 0.85, offTarget: 0.8, changes: 1 },
    { onTarget: 0.95, offTarget: 0.86, changes: 2 },
  ])('says how many change with on target from $onTarget, off target from $offTarget', ({ changes, ...thresholds }) => {
    expect(thresholdOutcome([goal('a', 1.2), goal('b', 0.9), goal('c', 0.85)], thresholds).changes).toBe(changes);
  });

  it('puts goals of one attainment above each other', () => {
    const rows = thresholdOutcome([goal('a', 1), goal('b', 1), goal('c', 1)], USUAL).dots.map(({ row }) => row);
    expect(rows).toEqual([0, 1, 2]);
  });

  it.each([
    [0.1, 0],
    [0.4, 0],
    [0.85, 0.5],
    [1.3, 1],
    [5, 1],
  ])('stands %s at %s of the scale', (attainment, position) => {
    expect(positionOf(attainment)).toBeCloseTo(position);
  });
});

it.each([
  { offTarget: 0.4, top: 'onTarget' },
  { offTarget: 0.8, top: 'onTarget' },
  { offTarget: 0.9, top: 'offTarget' },
  { offTarget: 1.3, top: 'offTarget' },
])('of two handles in one place, $offTarget, the one that has room to move lies on top: $top', ({ top, ...at }) => {
  expect(handleOnTop(at)).toBe(top);
});

describe('the goals that thresholds judge', () => {
  const answer = {
    id: 'a',
    attainment: 0.5,
    status_icon: 'critical',
    status_rule: 'attainmentToDate',
    inFiscalYear: 1,
  } as const;

  it('are those whose status is told by their attainment, to date or at the end', () => {
    expect(judgedAmong([answer, { ...answer, id: 'b', status_rule: 'attainmentAtEnd' }])).toHaveLength(2);
  });

  it.each([
    { status_rule: 'setByHand' },
    { status_rule: 'deferred' },
    { status_rule: 'container' },
    { status_rule: 'achieved' },
    { attainment: null },
    { inFiscalYear: 0 },
  ] as const)('are not those with %o', (part) => {
    expect(judgedAmong([{ ...answer, ...part }])).toEqual([]);
  });
});
