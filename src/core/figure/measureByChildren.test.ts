import { describe, expect, it } from 'vitest';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { day, exampleQuestion } from '#testing/core/exampleFigures.ts';
import type { ChildPercents } from './figureContext.ts';
import { summarizeGoal } from './summary.ts';

const PERCENTS: ChildPercents = {
  ytd: { actual: 60, target: 75 },
  ptd: { actual: 40, target: 50 },
  asOf: day('2025-06-01'),
};

function figuresOf(
  part: Partial<ChildPercents> = {},
  goal: Partial<Goal> = {},
  today = '2025-07-10',
  year: number | 'ALL' = 2025,
): GoalFigures {
  const [parent, series, context] = exampleQuestion({ goal: { rollup: 'percent', ...goal }, today, year });
  return summarizeGoal(parent, series, { ...context, childPercents: { ...PERCENTS, ...part } });
}

describe('a parent measured by its children’s percents', () => {
  it('has their mean as actual, the mean of their target percents as target, and 100 as end target', () => {
    expect(figuresOf()).toMatchObject({
      ytd: { actual: 60, target: 75, variance: -15 },
      ptd: { actual: 40, target: 50, variance: -10 },
      all: { actual: 40, target: 100, variance: -60 },
      eoyTarget: 100,
      allTarget: 100,
      endTarget: 100,
      asOf: day('2025-06-01'),
      attainment: 0.8,
      status: 'off_target',
      percentComplete: 60,
      percentBasis: 'children',
      targetPercent: 75,
      expectedPercent: 53,
      baseline: null,
    });
  });

  it('is judged upwards, whatever it counts itself', () => {
    const goal = { targetDirection: 'down', aggregation: 'sum', valueType: 'currency' } as const;
    expect(figuresOf({ ytd: { actual: 60, target: 50 } }, goal)).toMatchObject({
      attainment: 1.2,
      status: 'on_target',
    });
  });

  it('with the year ALL by its whole life', () => {
    expect(figuresOf({ ptd: { actual: 30, target: 60 } }, {}, '2025-07-10', 'ALL')).toMatchObject({
      ytd: { actual: 60, target: 75 },
      ptd: { actual: 30, target: 60 },
      attainment: 0.5,
      percentComplete: 30,
    });
  });

  it('is achieved at once when all are complete', () => {
    expect(figuresOf({ ytd: { actual: 100, target: 75 } }).status).toBe('achieved');
    expect(figuresOf({ ytd: { actual: 99.99, target: 75 } }).status).toBe('on_target');
  });

  it('is not started where none of them has a percent', () => {
    expect(figuresOf({ ytd: { actual: null, target: null }, asOf: null })).toMatchObject({
      status: 'not_started',
      statusRule: 'noFigures',
      percentComplete: null,
    });
  });

  it('has nothing to be compared with where none of them has a target', () => {
    expect(figuresOf({ ytd: { actual: 60, target: null } })).toMatchObject({
      status: 'not_started',
      statusRule: 'noTarget',
      percentComplete: 60,
    });
  });

  it('after the end is held against 100', () => {
    const asOf = day('2025-12-01');
    expect(figuresOf({ ytd: { actual: 85, target: 85 }, asOf }, {}, '2026-01-10')).toMatchObject({
      attainment: 0.85,
      statusRule: 'attainmentAtEnd',
    });
    expect(figuresOf({ ytd: { actual: 85, target: 85 } }, {}, '2026-01-10').stale).toBe(true);
  });

  it('its status set by hand lapses with the next change of its computed actual', () => {
    const handStatus = {
      status: 'critical',
      note: '',
      memberId: null,
      by: 'Ada Moss',
      at: '2025-05-02T09:00:00.000Z',
      computedActual: 40,
    } as const;
    const goal = { rollup: null, isEndOfYear100: true, handStatus };
    expect(figuresOf({}, goal).statusRule).toBe('setByHand');
    expect(figuresOf({ ptd: { actual: 41, target: 50 } }, goal).statusRule).toBe('attainmentToDate');
  });

  it('has no figures outside the year', () => {
    expect(figuresOf({}, {}, '2025-07-10', 2026)).toMatchObject({
      window: null,
      ytd: { actual: null },
      ptd: { actual: 40 },
    });
  });

  it('a percent that is no number is none', () => {
    expect(figuresOf({ ytd: { actual: Number.NaN, target: 50 } }).ytd.actual).toBeNull();
  });
});
